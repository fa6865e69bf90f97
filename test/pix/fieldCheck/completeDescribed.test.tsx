import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { expectConsole } from '../../support/expectConsole'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openLibrary } from '../../support/openLibrary'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })
jest.setTimeout(20_000)
withoutActEnvironment()

const described = fakePicture({ Id: 1, Title: 'Kran', DescriptionsByIdLanguage: { 1: 'Ein Kran', 2: 'A crane' } })
const foreign = fakePicture({ Id: 2, Title: 'Hafen', DescriptionsByIdLanguage: { 2: 'A harbour', 44: 'Port' } })
const pictures = [described, foreign]
const withDescription: FoyerConfig = {
  checkFields: true,
  checkForFields: { Title: ['notempty'], Description: ['notempty'] },
}
let sent: string[] = []
const calls = (path: string) => asked.filter(line => line.startsWith(path))

beforeAll(() =>
  server.events.on('request:start', ({ request }) => {
    if (request.method !== 'POST') return
    void request
      .clone()
      .text()
      .then(text => sent.push(...[...new URLSearchParams(text)].map(([name, value]) => `${name}=${value}`)))
  }),
)
beforeEach(() => {
  localStorage.clear()
  sent = []
  server.use(...pictureFake({ pictures }))
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

type Library = ReturnType<typeof openLibrary>

/** Opens the library and inserts the picture of a title by the button of its tile. */
async function insert(title: string, config: FoyerConfig = withDescription): Promise<Library> {
  const library = openLibrary(config)
  const tile = await library.root.findByRole('gridcell', { name: new RegExp(`^${title}`) })
  await user.click(await within(tile).findByRole('button', { name: 'Einfügen' }))
  return library
}
async function openedCheck({ root }: Library) {
  const content = within(await root.findByRole('dialog', { name: 'Angaben ergänzen' }))
  await content.findAllByRole('textbox')
  return content
}
const inserted = async ({ control }: Library) => {
  await waitFor(() => expect(control.settled).toHaveBeenCalled())
  return control.settled.mock.calls[0]![0] as Picture
}

describe('a field check that requires the description', () => {
  it('returns a picture at once if it has a description in the page’s language, and adds this description', async () => {
    const library = await insert('Kran')
    expect(await inserted(library)).toMatchObject({ Id: 1, Description: 'Ein Kran' })
    expect(calls('GET /pix/languages')).toHaveLength(1)
    expect(sent).toEqual([])
  })

  it('accepts a description in another locale of the same language, and uses the language of `locale`', async () => {
    const austrian = await insert('Kran', { ...withDescription, locale: 'de_AT' })
    expect(await inserted(austrian)).toMatchObject({ Description: 'Ein Kran' })
    const polish = await insert('Hafen', { ...withDescription, locale: 'pl_PL' })
    expect(await inserted(polish)).toMatchObject({ Description: 'Port' })
  })

  it('asks for the description in the language of the page, and keeps those in other languages', async () => {
    const library = await insert('Hafen')
    const content = await openedCheck(library)
    expect(content.getByRole('listitem')).toHaveTextContent('Beschreibung (Deutsch): Angabe fehlt')
    const field = content.getByRole('textbox', { name: 'Beschreibung (Deutsch)' })
    expect(field).toHaveValue('')
    expect(field).toHaveAttribute('lang', 'de-DE')
    // Another person adds a text while the window is open.
    server.use(
      http.get('*/pix/pictures/2', () =>
        HttpResponse.json({ ...foreign, DescriptionsByIdLanguage: { 2: 'The harbour', 44: 'Port' } }),
      ),
    )
    fireEvent.change(field, { target: { value: '  ' } })
    await user.click(content.getByRole('button', { name: 'Speichern und einfügen' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('Angabe fehlt'))
    expect(sent).toEqual([])
    fireEvent.change(field, { target: { value: ' Schiffe im Hafen ' } })
    await user.click(content.getByRole('button', { name: 'Speichern und einfügen' }))
    expect(await inserted(library)).toMatchObject({
      Id: 2,
      Description: 'Schiffe im Hafen',
      DescriptionsByIdLanguage: { 1: 'Schiffe im Hafen', 2: 'The harbour', 44: 'Port' },
    })
    expect(sent).toEqual([
      'method=PUT',
      'title=Hafen',
      'descriptions_by_id_language[1]=Schiffe im Hafen',
      'descriptions_by_id_language[2]=The harbour',
      'descriptions_by_id_language[44]=Port',
    ])
  })

  it('sends no unchanged description', async () => {
    server.use(...pictureFake({ pictures: [{ ...described, Title: 'Kran', Place: '' }] }))
    const library = await insert('Kran', {
      checkFields: true,
      checkForFields: { Place: ['notempty'], Description: ['notempty'] },
    })
    const content = await openedCheck(library)
    expect(content.getByRole('textbox', { name: 'Beschreibung (Deutsch)' })).toHaveValue('Ein Kran')
    fireEvent.change(content.getByRole('textbox', { name: 'Ort' }), { target: { value: 'Stade' } })
    await user.click(content.getByRole('button', { name: 'Speichern und einfügen' }))
    expect(await inserted(library)).toMatchObject({ Place: 'Stade', Description: 'Ein Kran' })
    expect(sent).toEqual(['method=PUT', 'place=Stade'])
    expect(calls('GET /pix/pictures/1')).toEqual([])
  })

  it('does not ask for a description in a language that the portal does not have', async () => {
    const library = await insert('Hafen', { ...withDescription, locale: 'fr_FR' })
    const picture = await inserted(library)
    expect(picture.Id).toBe(2)
    expect(picture).not.toHaveProperty('Description')
  })

  it('loads a picture whose description the list lacks, and asks for nothing if the picture has one', async () => {
    const { DescriptionsByIdLanguage: _left, ...listed } = described
    server.use(http.get('*/pix/pictures/by/:accountId', () => HttpResponse.json([listed])))
    const library = await insert('Kran')
    expect(await inserted(library)).toMatchObject({ Description: 'Ein Kran' })
  })

  it('inserts nothing if the languages can’t be loaded, and the next click tries again', async () => {
    expectConsole('error', /REQUEST_REFUSED/)
    server.use(http.get('*/pix/languages', () => new HttpResponse('Später wieder.', { status: 500 }), { once: true }))
    const library = await insert('Kran')
    const { root, control } = library
    await user.click(await root.findByRole('button', { name: 'OK' }))
    expect(control.settled).not.toHaveBeenCalled()
    await user.click(within(root.getByRole('gridcell', { name: /^Kran/ })).getByRole('button', { name: 'Einfügen' }))
    expect(await inserted(library)).toMatchObject({ Id: 1 })
  })

  it('adds the description, even an empty one, without asking for it if `checkFields` is false', async () => {
    const library = await insert('Hafen', { ...withDescription, checkFields: false })
    expect(await inserted(library)).toMatchObject({ Id: 2, Description: '' })
  })

  it('loads no languages and adds no description if `checkForFields` does not name the description', async () => {
    const library = await insert('Hafen', { checkFields: true })
    expect(await inserted(library)).not.toHaveProperty('Description')
    expect(calls('GET /pix/languages')).toEqual([])
  })
})
