import { fireEvent, waitFor } from '@testing-library/react'
import { prepareEventForms } from '../support/prepareEventForms'
import { openEventForm } from './openEventForm'
import { eventFormSteps, type Editor } from './support/eventFormSteps'

const { server, user } = prepareEventForms()
const { press, tab } = eventFormSteps(user)
beforeEach(() => {
  document.cookie = 'show_info=; path=/; max-age=0'
})

describe('the help', () => {
  const bubbles = ({ root }: Editor) => root.queryAllByRole('note').length

  it('[EVT-DET-13] [EVT-DET-17] explains the fields by default', async () => {
    const editor = await openEventForm(server)
    expect(bubbles(editor)).toBeGreaterThan(5)
    editor.close()
  })

  it.each([
    ['[EVT-DET-14]', /^Veranst/, 'info-toggle1'],
    ['[EVT-DET-15]', /^Beschr/, 'info-toggle2'],
    ['[EVT-DET-15]', /^Themen/, 'info-toggle2'],
    ['[EVT-DET-16]', /^Engl/, 'info-toggleTranslation'],
    ['[EVT-DET-16]', /^Poln/, 'info-toggleTranslation'],
  ])('%s is turned off and on by the switch of the tab %p', async (_id, tabName, name) => {
    const editor = await openEventForm(server, { config: { event: { translation: true, translationPl: true } } })
    await tab(editor, tabName)
    const toggle = editor.root.getByRole('switch', { name: 'Hilfetexte zeigen' })
    expect(toggle).toHaveAttribute('name', name)
    expect(toggle).toBeChecked()
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(0))
    for (const other of editor.root.getAllByRole('tab').slice(0, -1)) {
      await user.click(other)
      expect(editor.root.getByRole('switch')).not.toBeChecked()
    }
    await tab(editor, tabName)
    await user.click(editor.root.getByRole('switch'))
    await waitFor(() => expect(bubbles(editor)).toBeGreaterThan(0))
    editor.close()
  })

  it('[EVT-DET-17] stays off in the next form, by a cookie that lives 14 days', async () => {
    const setCookie = jest.spyOn(Document.prototype, 'cookie', 'set')
    const editor = await openEventForm(server)
    for (const written of ['0', '1', '0']) {
      await user.click(editor.root.getByRole('switch'))
      expect(setCookie.mock.lastCall?.[0]).toMatch(new RegExp(`^show_info=${written}; path=/; max-age=1209600;`))
    }
    editor.close()
    setCookie.mockRestore()
    const again = await openEventForm(server)
    expect(again.root.getByRole('switch')).not.toBeChecked()
    expect(bubbles(again)).toBe(0)
    again.close()
    document.cookie = 'show_info=1; path=/'
    const third = await openEventForm(server)
    expect(third.root.getByRole('switch')).toBeChecked()
    expect(bubbles(third)).toBeGreaterThan(5)
    third.close()
  })

  it('[EVT-DET-13] is hidden at one field by its own button, until the switch is turned off and on', async () => {
    const editor = await openEventForm(server)
    const count = bubbles(editor)
    await press(editor, 'Hilfe: Titel')
    await waitFor(() => expect(bubbles(editor)).toBe(count - 1))
    const toggle = editor.root.getByRole('switch')
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(0))
    await user.click(toggle)
    await waitFor(() => expect(bubbles(editor)).toBe(count))
    editor.close()
  })

  it('[EVT-DET-18] disappears at once if an error shows, but no cookie turns it off for the next window', async () => {
    const editor = await openEventForm(server)
    expect(bubbles(editor)).toBeGreaterThan(5)
    fireEvent.focus(editor.field('Titel'))
    fireEvent.blur(editor.field('Titel'))
    await editor.root.findByText('Bitte ausfüllen.')
    expect(bubbles(editor)).toBe(0)
    expect(editor.root.getByRole('switch')).not.toBeChecked()
    expect(document.cookie).not.toContain('show_info')
    editor.close()
  })

  it.each([
    ['start', 0],
    ['end', 1],
  ])(
    '[EVT-DET-25] is turned off by the button that opens the calendar of the %s, and on by the next click on this button',
    async (_, index) => {
      const editor = await openEventForm(server)
      const open = editor.root.getAllByRole('button', { name: 'Kalender öffnen' })[index]
      await user.click(open!)
      expect(await editor.root.findByRole('grid')).toBeInTheDocument()
      expect(editor.root.getByRole('switch')).not.toBeChecked()
      await user.click(open!)
      expect(editor.root.getByRole('switch')).toBeChecked()
      editor.close()
    },
  )
})
