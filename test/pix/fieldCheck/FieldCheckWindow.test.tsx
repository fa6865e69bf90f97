import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { fakePictures } from '../../../src/testing/fakePictures'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(20_000)
withoutActEnvironment()
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const host of document.querySelectorAll('foyer-root')) host.remove()
})

/** The first picture is complete, the second lacks its title, the third title and copyright, the fourth its title. */
const [complete, untitled, bare, last] = fakePictures(4)
const pictures = [
  { ...complete!, Title: 'Hafen', Copyright: 'Imke' },
  { ...untitled!, Title: '', Copyright: 'Imke' },
  { ...bare!, Title: '', Copyright: '' },
  { ...last!, Title: '', Copyright: 'Imke' },
]
const saves = () => asked.filter(call => call.startsWith('POST'))
/** Handler of a portal that returns the key of each label, in «», as the label's text. */
const keys = http.get('*/module/lib/framework/getMlBricks.php', ({ request }) => {
  const labels = new URL(request.url).searchParams.getAll('labels[]')
  return HttpResponse.json(Object.fromEntries(labels.map(label => [label, `«${label}»`])))
})

/** Marks the pictures with these indexes and inserts them, which opens the field check if a picture is incomplete. */
async function insert(numbers: readonly number[], isOfKeys = false, more: FoyerConfig = {}) {
  server.use(...(isOfKeys ? [keys] : []), ...pictureFake({ pictures }))
  localStorage.setItem('foyer.pix.accountId', '1001')
  localStorage.setItem('foyer.pix.collectedPictures', JSON.stringify(numbers.map(number => pictures[number]!.Id)))
  const { root, control } = openLibrary({ checkFields: true, translations: isOfKeys, ...more })
  await root.findAllByRole('gridcell')
  const bar = await root.findByRole('region', { name: isOfKeys ? /^«/ : 'Markierte Bilder' })
  await user.click(within(bar).getByRole('button', { name: isOfKeys ? '«pix_insert»' : 'Einfügen' }))
  const dialog = await root.findByRole('dialog', { name: isOfKeys ? '«pix_check_heading»' : 'Angaben ergänzen' })
  const content = within(dialog)
  await content.findAllByRole('textbox')
  return { content, control }
}
type Content = Awaited<ReturnType<typeof insert>>['content']
const fill = ({ content, values }: { content: Content; values: Readonly<Record<string, string>> }) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(content.getByRole('textbox', { name }), { target: { value } })
}
const press = (content: Content, name: string) => user.click(content.getByRole('button', { name }))
/** Fills in the first of two incomplete pictures and goes on. */
async function goOn(content: Content) {
  fill({ content, values: { Titel: 'Zwei' } })
  await press(content, 'Speichern und weiter')
  await content.findByText('Bild 2 von 2')
}
/** Fills in the shown picture and goes on, in a window whose texts are the keys of the labels. */
async function saveNext(content: Content, title: string) {
  const field = content.getByRole('textbox', { name: '«pix_field_title»' })
  fill({ content, values: { '«pix_field_title»': title, '«pix_field_copyright»': 'Ole' } })
  await press(content, '«_save_next»')
  await waitFor(() => expect(field).not.toBeInTheDocument())
}

describe('the field check', () => {
  it('[PIX-CHK-01] shows the required fields of the picture, with its values, and no other fields', async () => {
    const { content } = await insert([0, 1])
    expect(content.getByRole('textbox', { name: 'Titel' })).toHaveValue('')
    expect(content.getByRole('textbox', { name: 'Copyright' })).toHaveValue('Imke')
    expect(content.getAllByRole('textbox')).toHaveLength(2)
  })

  it('[PIX-CHK-01] shows the required fields of the second picture, with its own values', async () => {
    const { content } = await insert([1, 2])
    await goOn(content)
    expect(content.getByRole('textbox', { name: 'Titel' })).toHaveValue('')
    expect(content.getByRole('textbox', { name: 'Copyright' })).toHaveValue('')
    expect(content.getAllByRole('textbox')).toHaveLength(2)
  })

  it('[PIX-CHK-02] [PIX-CHK-03] shows the number of incomplete pictures, and of all selected ones, at each picture', async () => {
    const { content } = await insert([0, 1, 2])
    expect(content.getByText('Bild 1 von 2')).toBeInTheDocument()
    expect(content.getByText('Insgesamt ausgewählt: 3')).toBeInTheDocument()
    await goOn(content)
    expect(content.getByText('Insgesamt ausgewählt: 3')).toBeInTheDocument()
    await press(content, 'Zurück')
    await content.findByText('Bild 1 von 2')
    expect(content.getByText('Insgesamt ausgewählt: 3')).toBeInTheDocument()
  })

  it('[PIX-WIN-05] is laid out by its template at each picture, and fetches the template once', async () => {
    const slots = ['causes', 'fields', 'counters', 'cancel', 'back', 'next'].map(
      name => `<div data-slot="${name}"></div>`,
    )
    server.use(
      http.get('*/pix/template/picfieldcheck', () => HttpResponse.html(`<h3>Vom Portal</h3>${slots.join('')}`)),
    )
    const { content } = await insert([1, 2, 3], false, { templates: { slots: { picfieldcheck: {} } } })
    expect(content.getByRole('heading', { name: 'Vom Portal' })).toBeInTheDocument()
    for (const number of [2, 3]) {
      fill({ content, values: { Titel: 'Neu', Copyright: 'Ole' } })
      await press(content, 'Speichern und weiter')
      await content.findByText(`Bild ${number} von 3`)
      expect(content.getByRole('heading', { name: 'Vom Portal' })).toBeInTheDocument()
    }
    await press(content, 'Zurück')
    await content.findByText('Bild 2 von 3')
    expect(content.getByRole('heading', { name: 'Vom Portal' })).toBeInTheDocument()
    expect(asked.filter(call => call.includes('/template/'))).toEqual(['GET /pix/template/picfieldcheck'])
  })

  it('[PIX-CHK-02] [PIX-CHK-03] shows no number for a single incomplete picture', async () => {
    const { content } = await insert([0, 1])
    expect(content.queryByText(/^Bild 1 von/)).toBeNull()
    expect(content.queryByText(/^Insgesamt/)).toBeNull()
  })

  it('[PIX-CHK-04] [PIX-CHK-05] has only _save_next before the last picture, and only _save_insert at the last one', async () => {
    const { content } = await insert([1, 2, 3], true)
    for (const title of ['Zwei', 'Drei']) {
      expect(content.queryByRole('button', { name: '«_save_insert»' })).toBeNull()
      await saveNext(content, title)
    }
    expect(content.getByRole('button', { name: '«_save_insert»' })).toBeInTheDocument()
    expect(content.queryByRole('button', { name: '«_save_next»' })).toBeNull()
  })

  it('[PIX-CHK-05] has only _save_insert at the only incomplete picture, although others are selected after it', async () => {
    const { content } = await insert([1, 0], true)
    expect(content.getByRole('button', { name: '«_save_insert»' })).toBeInTheDocument()
    expect(content.queryByRole('button', { name: '«_save_next»' })).toBeNull()
  })

  it('[PIX-CHK-06] has the button _back after the first picture, which goes to the previous one', async () => {
    const { content } = await insert([1, 2, 3], true)
    expect(content.queryByRole('button', { name: '«_back»' })).toBeNull()
    await saveNext(content, 'Zwei')
    expect(content.getByRole('button', { name: '«_back»' })).toBeInTheDocument()
    await saveNext(content, 'Drei')
    for (const title of ['Drei', 'Zwei']) {
      await press(content, '«_back»')
      await waitFor(() => expect(content.getByRole('textbox', { name: '«pix_field_title»' })).toHaveValue(title))
    }
    expect(content.queryByRole('button', { name: '«_back»' })).toBeNull()
  })

  it('[PIX-CHK-07] [PIX-CHK-08] lists each incomplete picture with its empty fields, each with the text of the label notempty', async () => {
    const { content } = await insert([0, 1, 2], true)
    expect(content.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      expect.stringMatching(/«pix_field_title»: «notempty»$/),
      expect.stringMatching(/«pix_field_title»: «notempty» · «pix_field_copyright»: «notempty»$/),
    ])
    await saveNext(content, 'Zwei')
    expect(content.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      expect.stringMatching(/^Zwei(?!.*«notempty»)/),
      expect.stringMatching(/«pix_field_title»: «notempty» · «pix_field_copyright»: «notempty»$/),
    ])
  })

  it('[PIX-CHK-08] says notempty at a field that is still empty on save, and stays at the picture', async () => {
    const { content } = await insert([1, 2], true)
    await press(content, '«_save_next»')
    await waitFor(() =>
      expect(content.getByRole('textbox', { name: '«pix_field_title»' })).toHaveAccessibleDescription('«notempty»'),
    )
    expect(saves()).toEqual([])
    await saveNext(content, 'Zwei')
    const copyright = content.getByRole('textbox', { name: '«pix_field_copyright»' })
    fill({ content, values: { '«pix_field_title»': 'Drei', '«pix_field_copyright»': '' } })
    await press(content, '«_save_insert»')
    await waitFor(() => expect(copyright).toHaveAccessibleDescription('«notempty»'))
    expect(saves()).toHaveLength(1)
  })

  it('[PIX-CHK-11] [PIX-CALL-07] saves the checked fields and goes on to the next picture', async () => {
    const { content } = await insert([1, 2])
    await goOn(content)
    expect(saves()).toEqual([`POST /pix/pictures/${pictures[1]!.Id}`])
    expect(content.getByRole('textbox', { name: 'Titel' })).toHaveValue('')
    expect(content.getByRole('textbox', { name: 'Copyright' })).toHaveValue('')
  })

  it('[PIX-CALL-07] sends each checked field, also an unchanged one, and inserts the picture that the portal returns', async () => {
    const { content, control } = await insert([1, 2])
    const sent: unknown[] = []
    const update = http.post('*/pix/pictures/:id', async ({ request, params }) => {
      sent.push(Object.fromEntries(new URLSearchParams(await request.text())))
      const picture = pictures.find(({ Id }) => `${Id}` === params['id'])
      return HttpResponse.json({
        ...picture,
        Title: 'Vom Portal',
        Copyright: 'Imke',
        LastChange: '2026-06-01 08:00:00',
      })
    })
    server.use(update)
    await goOn(content)
    fill({ content, values: { Titel: 'Drei', Copyright: 'Ole' } })
    await press(content, 'Speichern und einfügen')
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    expect(sent).toEqual([
      { method: 'PUT', title: 'Zwei', copyright: 'Imke' },
      { method: 'PUT', title: 'Drei', copyright: 'Ole' },
    ])
    const returned = { Title: 'Vom Portal', Copyright: 'Imke', LastChange: '2026-06-01 08:00:00' }
    expect(control.settled.mock.calls[0]![0]).toMatchObject([returned, returned])
  })

  it('[PIX-CHK-13] goes back to the previous picture, which has its saved value', async () => {
    const { content } = await insert([1, 2])
    await goOn(content)
    await press(content, 'Zurück')
    await waitFor(() => expect(content.getByText('Bild 1 von 2')).toBeInTheDocument())
    expect(content.getByRole('textbox', { name: 'Titel' })).toHaveValue('Zwei')
  })

  it('[PIX-CHK-12] returns all pictures of the selection after the last incomplete picture is saved', async () => {
    const { content, control } = await insert([0, 1, 2])
    await goOn(content)
    fill({ content, values: { Titel: 'Drei', Copyright: 'Ole' } })
    await press(content, 'Speichern und einfügen')
    await waitFor(() => expect(control.settled).toHaveBeenCalled())
    const chosen = control.settled.mock.calls[0]![0] as typeof pictures
    expect(chosen.map(({ Title, Copyright }) => [Title, Copyright])).toEqual([
      ['Hafen', 'Imke'],
      ['Zwei', 'Imke'],
      ['Drei', 'Ole'],
    ])
  })
})
