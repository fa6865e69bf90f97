import { waitFor } from '@testing-library/react'
import { fakeCluster } from '../../../src/testing/fakeCluster'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps } from './support/eventFormSteps'

const { server, user } = prepareEventForms()
const { press } = eventFormSteps(user)

const event = fakeCluster()

describe('the pictures', () => {
  it('[EVT-DET-45] [EVT-DET-46] [EVT-CALL-17] show fitted thumbnails, and are removed one by one', async () => {
    const two = fakeCluster({ Pictures: [...event.Pictures, { IdMedia: 12 }] })
    const editor = await openEventForm(server, {
      id: 4711,
      options: { tab: 'Medias' },
      fake: { events: [two] },
      config: { hosts: { image: '/image' } },
    })
    expect(editor.root.getByRole('img', { name: 'Bild 1' })).toHaveAttribute(
      'src',
      'http://localhost/image?file=%2Fpictures%2F9998.jpg&width=300&height=200&do=cropOut&quality=8',
    )
    const names = () => editor.root.getAllByRole('listitem').map(item => item.textContent)
    expect(names()).toEqual(['Bild 1', 'Bild 2'])
    await press(editor, 'Bild 1 von der Veranstaltung entfernen')
    expect(names()).toEqual(['Bild 1'])
    expect(editor.host.shadowRoot!.activeElement).toHaveTextContent('Bilder auswählen')
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved).toHaveLength(1))
    expect([...editor.saved[0]!.fields].filter(([name]) => name.startsWith('Pictures'))).toEqual([
      ['Pictures[0][IdMedia]', '12'],
    ])
    editor.close()
  })

  it('[EVT-DET-46] are saved as null after the last one is removed', async () => {
    const two = fakeCluster({ Pictures: [...event.Pictures, { IdMedia: 12 }] })
    const editor = await openEventForm(server, { id: 4711, options: { tab: 'Medias' }, fake: { events: [two] } })
    await press(editor, 'Bild 2 von der Veranstaltung entfernen')
    // Only the first picture has a file.
    expect(editor.root.getByRole('img', { name: 'Bild 1' })).toBeInTheDocument()
    await press(editor, 'Bild 1 von der Veranstaltung entfernen')
    expect(await editor.root.findByText('Noch keine Bilder')).toBeInTheDocument()
    await press(editor, 'Speichern')
    await waitFor(() => expect(editor.saved.map(({ fields }) => fields.get('Pictures'))).toEqual(['null']))
    editor.close()
  })

  const editPictures = (event = {}) =>
    openEventForm(server, {
      id: 4711,
      options: { tab: 'Medias' },
      fake: { events: [fakeCluster({ Pictures: [...fakeCluster().Pictures, { IdMedia: 12 }] })] },
      config: { hosts: { pictureEditor: 'https://bild.example/edit' }, event },
    })
  const stubTab = () => {
    const tabOpened = { opener: window as unknown, location: { href: '' } }
    return { tabOpened, open: jest.spyOn(window, 'open').mockReturnValue(tabOpened as unknown as Window) }
  }

  it('[EVT-CALL-19] [EVT-API-16] are changed in the external editor with the id 43 by default', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures()
    await press(editor, 'Bild 1 bearbeiten')
    expect(tabOpened).toEqual({
      opener: null,
      location: {
        href: 'https://bild.example/edit?editor=43&reload_parent=false&parent_domain=localhost&project=event&item_id=9998',
      },
    })
    open.mockRestore()
    editor.close()
  })

  it('[EVT-CALL-19] [EVT-API-16] are changed in the external editor with the id that the page configures', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures({ pictureEditorId: 17 })
    await press(editor, 'Bild 1 bearbeiten')
    expect(tabOpened.location.href).toMatch(/\?editor=17&/)
    open.mockRestore()
    editor.close()
  })

  it('[EVT-DET-47] [EVT-DATA-25] are opened in the external editor by the id of their media item, or else by their media id', async () => {
    const { tabOpened, open } = stubTab()
    const editor = await editPictures()
    for (const [name, id] of [
      ['Bild 2 bearbeiten', '12'],
      ['Bild 1 bearbeiten', '9998'],
    ] as const) {
      await press(editor, name)
      expect(new URL(tabOpened.location.href).searchParams.get('item_id')).toBe(id)
    }
    open.mockRestore()
    editor.close()
  })

  it('[EVT-DET-47] [EVT-CALL-19] show a message when the browser blocks the tab of the external editor', async () => {
    const { open } = stubTab()
    const editor = await editPictures()
    open.mockReturnValue(null)
    await press(editor, 'Bild 1 bearbeiten')
    expect(await editor.root.findByText(/^Ihr Browser hat den neuen Tab blockiert/)).toBeInTheDocument()
    open.mockRestore()
    editor.close()
  })
})
