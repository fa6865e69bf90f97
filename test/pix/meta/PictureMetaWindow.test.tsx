import { readFileSync } from 'node:fs'
import { configure, fireEvent, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import type { Picture } from '../../../src/pix/picture/Picture'
import { fakePicture } from '../../../src/testing/fakePicture'
import { pictureFake } from '../../../src/testing/pictureFake'
import { fakePortalServer } from '../../support/fakePortalServer'
import { openPixWindow } from '../../support/openPixWindow'
import { skipStyles } from '../../support/skipStyles'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 5000, defaultHidden: true, defaultIgnore: 'script, style, [aria-live] *' })

const LANGUAGES = [
  { Id: 1, Locale: 'de_DE' },
  { Id: 2, Locale: 'en_EN' },
  { Id: 44, Locale: 'pl_PL' },
]
/** A picture in which every field has its own text. */
const picture = fakePicture({
  Id: 7,
  Uri: '/media/alter.kran.jpg',
  Title: 'Alter Kran',
  Subtitle: 'Am Fischmarkt',
  Copyright: 'H. Ahlers',
  Agency: 'Uferbild',
  Date: 'Winter 2025',
  Link: 'https://kran.example',
  Originator: 'Henrike',
  Place: 'Stade',
  Rights: '2',
  Keywords: ['Hafen', 'Winter'],
  DescriptionsByIdLanguage: { 1: 'Ein Kran', 2: 'A crane' },
  AvailabeShareGroups: [
    { Id: 3, NameMl: 'Museen', Active: true },
    { Id: 4, NameMl: 'Schulen', Active: false },
  ],
  MetaTmedia: { Id: 500_007 },
  Datetimecreated: '2026-03-14 09:12:00',
  CreatedBy: 'imke@stade.example',
  LastChange: '2026-04-15 10:13:00',
})

/** The portal's template of this window. The tests load no template for the frame around the window. */
const TEMPLATE = readFileSync('examples/portal/server/templates/picmeta.html', 'utf8')
const TEMPLATED = { templates: { slots: { picmeta: {} } } }
const LAYOUTS = [
  ['the built-in layout', {}],
  ['the portal’s template', TEMPLATED],
] as const

let sent: string[] = []

jest.setTimeout(20_000)
withoutActEnvironment()
beforeAll(skipStyles)
beforeEach(() => {
  localStorage.clear()
  sent = []
  server.use(
    http.get('*/pix/languages', () => HttpResponse.json(LANGUAGES)),
    http.get('*/pix/template/picmeta', () => HttpResponse.html(`<h3>Vom Portal</h3>${TEMPLATE}`)),
    http.post('*/pix/pictures/:id', async ({ request }) => {
      sent = [...new URLSearchParams(await request.text())].map(([name, value]) => `${name}=${value}`)
      return HttpResponse.json({ ...picture, Title: 'Vom Portal' })
    }),
    ...pictureFake({ pictures: [picture] }),
  )
})
afterEach(() => {
  for (const root of document.querySelectorAll('foyer-root')) root.remove()
})

/** Opens the window of the picture, and waits for its fields. */
async function openMeta(config: FoyerConfig = {}) {
  const saved = jest.fn<void, [Picture]>()
  const { root, control } = openPixWindow('pix.meta', [7, { onSave: saved }], config)
  const meta = within(await root.findByRole('dialog', { name: 'Bild bearbeiten' }))
  await meta.findByRole('textbox', { name: 'Beschreibung (Englisch)' })
  return {
    root,
    meta,
    saved,
    control,
    field: (name: string) => meta.getByRole('textbox', { name }),
    /** Saves, and resolves when the window has closed. */
    async save() {
      await user.click(meta.getByRole('button', { name: 'Speichern' }))
      await waitFor(() => expect(control.settled).toHaveBeenCalled())
    },
  }
}

describe.each(LAYOUTS)('in %s', (_name, layout) => {
  const open = (config: FoyerConfig = {}) => openMeta({ ...layout, ...config })

  it.each([
    ['PIX-META-02', 'Titel', 'Alter Kran', 'title'],
    ['PIX-META-03', 'Untertitel', 'Am Fischmarkt', 'subtitle'],
    ['PIX-META-04', 'Copyright', 'H. Ahlers', 'copyright'],
    ['PIX-META-05', 'Agentur', 'Uferbild', 'agency'],
    ['PIX-META-06', 'Datum', 'Winter 2025', 'date'],
    ['PIX-META-07', 'Link', 'https://kran.example', 'link'],
    ['PIX-META-08', 'Urheber', 'Henrike', 'originator'],
    ['PIX-META-09', 'Ort', 'Stade', 'place'],
  ])(
    '[%s] [PIX-API-13] the field %s shows the text of the picture, and sends the typed text',
    async (_id, label, text, name) => {
      const { field, save } = await open()
      expect(field(label)).toHaveValue(text)
      fireEvent.change(field(label), { target: { value: 'Neu getippt' } })
      await save()
      expect(sent).toContain(`${name}=Neu getippt`)
      expect(sent.filter(line => line.endsWith('=Neu getippt'))).toHaveLength(1)
    },
  )

  it('[PIX-META-01] shows the thumbnail of size 2, with the title as its alternative text', async () => {
    const { meta } = await open()
    expect(meta.queryByRole('heading', { name: 'Vom Portal' }) !== null).toBe(layout === TEMPLATED)
    const { src } = meta.getByRole<HTMLImageElement>('img', { name: 'Alter Kran' })
    expect(new URL(src).pathname).toBe('/media/alter.kran_t2.jpg')
  })

  it('[PIX-META-10] [PIX-API-13] offers the rights 1 and 3, shows 2 as 3, and sends the chosen right', async () => {
    const { meta, save } = await open()
    const rights = within(meta.getByRole('radiogroup', { name: 'Rechte' }))
    expect(rights.getAllByRole<HTMLInputElement>('radio').map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['3', true],
    ])
    await user.click(rights.getByRole('radio', { name: 'Stufe 1' }))
    await save()
    expect(sent).toContain('rights=1')
  })

  it.each([
    ['comma and space by default', {}, 'Hafen, Winter', 'Eis, Rom,Italien, Schnee', 'Rom,Italien'],
    ['configured delimiter', { pix: { keywordDelimiter: ' | ' } }, 'Hafen | Winter', 'Eis | a|b, c | Schnee', 'a|b, c'],
  ])(
    '[PIX-META-11] [PIX-META-21] [PIX-API-13] joins and splits the keywords: %s',
    async (_name, config, shown, typed, second) => {
      const { field, save } = await open(config)
      expect(field('Schlagwörter')).toHaveValue(shown)
      fireEvent.change(field('Schlagwörter'), { target: { value: typed } })
      await save()
      expect(sent.filter(line => line.startsWith('keywords'))).toEqual(
        ['Eis', second, 'Schnee'].map(keyword => `keywords[]=${keyword}`),
      )
    },
  )

  it('[PIX-META-12] [PIX-CALL-01] [PIX-API-13] has one description for each language of the portal, and sends each by the id of its language', async () => {
    const { meta, field, save } = await open()
    const fields = meta.getAllByRole('textbox', { name: /^Beschreibung/ })
    expect(fields.map(({ lang }) => lang)).toEqual(['de-DE', 'en-GB', 'pl-PL'])
    expect(field('Beschreibung (Deutsch)')).toHaveValue('Ein Kran')
    expect(field('Beschreibung (Englisch)')).toHaveValue('A crane')
    fireEvent.change(field('Beschreibung (Englisch)'), { target: { value: 'An old crane' } })
    await save()
    expect(sent).toEqual(
      expect.arrayContaining([
        'descriptions_by_id_language[1]=Ein Kran',
        'descriptions_by_id_language[2]=An old crane',
        'descriptions_by_id_language[44]=',
      ]),
    )
  })

  it('[PIX-META-12] has exactly one description if the portal has one language', async () => {
    server.use(http.get('*/pix/languages', () => HttpResponse.json(LANGUAGES.slice(1, 2))))
    const { meta, field, save } = await open()
    expect(meta.getAllByRole('textbox', { name: /^Beschreibung/ })).toEqual([field('Beschreibung (Englisch)')])
    fireEvent.change(field('Beschreibung (Englisch)'), { target: { value: 'An old crane' } })
    await save()
    expect(sent).toContain('descriptions_by_id_language[2]=An old crane')
  })

  it('[PIX-META-13] [PIX-API-17] [PIX-API-13] has a checkbox for each share group, checked if it is active, and sends all of them', async () => {
    const { meta, save } = await open()
    const groups = within(meta.getByRole('group', { name: 'Freigegeben für' }))
    expect(groups.getByRole('checkbox', { name: 'Museen' })).toBeChecked()
    expect(groups.getByRole('checkbox', { name: 'Schulen' })).not.toBeChecked()
    expect(groups.getAllByRole('checkbox')).toHaveLength(2)
    for (const name of ['Museen', 'Schulen']) await user.click(groups.getByRole('checkbox', { name }))
    expect(groups.getByRole('checkbox', { name: 'Museen' })).not.toBeChecked()
    expect(groups.getByRole('checkbox', { name: 'Schulen' })).toBeChecked()
    await save()
    expect(sent).toEqual(
      expect.arrayContaining(['share_group[share_group_3]=false', 'share_group[share_group_4]=true']),
    )
  })

  it('[PIX-META-13] shows the heading of the share groups also for exactly one group, and no heading without share groups', async () => {
    const [museums] = picture.AvailabeShareGroups
    server.use(...pictureFake({ pictures: [{ ...picture, AvailabeShareGroups: [museums!] }] }))
    const { meta, save } = await open()
    const heading = meta.getByRole('heading', { name: 'Freigegeben für' })
    const groups = within(meta.getByRole('group', { name: 'Freigegeben für' }))
    expect(groups.getByRole('heading')).toBe(heading)
    expect(groups.getAllByRole('checkbox')).toEqual([groups.getByRole('checkbox', { name: 'Museen', checked: true })])
    await save()
    server.use(...pictureFake({ pictures: [{ ...picture, AvailabeShareGroups: [] }] }))
    const second = await open()
    expect(second.meta.queryByRole('heading', { name: 'Freigegeben für' })).toBeNull()
  })

  it('[PIX-META-15] [PIX-META-16] shows the ids, the creator, and the times of creation and of the last change', async () => {
    const { meta } = await open()
    const lines = meta
      .getAllByRole('term')
      .map(term => [term.textContent, term.nextElementSibling?.textContent] as const)
    expect(Object.fromEntries(lines)).toMatchObject({
      Nummer: '500007 // 7',
      Angelegt: '14.03.2026, 09:12',
      Von: 'imke@stade.example',
      'Zuletzt geändert': '15.04.2026, 10:13',
    })
  })
})

it('[PIX-META-14] shows the portal’s text for share_group_headline as the name of the share groups', async () => {
  server.use(
    http.get('*/module/lib/framework/getMlBricks.php', () =>
      HttpResponse.json({ share_group_headline: 'Wer das Bild nutzen darf' }),
    ),
  )
  const { meta } = await openMeta({ translations: true })
  expect(await meta.findByRole('group', { name: 'Wer das Bild nutzen darf' })).toBeInTheDocument()
  expect(asked.filter(line => line.includes('=share_group_headline'))).toHaveLength(1)
})

it('[PIX-META-18] [PIX-API-03] closes after the save, and the caller gets the picture as the portal returned it', async () => {
  const { saved, save, control } = await openMeta()
  await save()
  expect(saved.mock.calls).toEqual([[expect.objectContaining({ Id: 7, Title: 'Vom Portal' })]])
  expect(control.settled).toHaveBeenCalledWith(expect.objectContaining({ Title: 'Vom Portal' }))
})

it('adds the description in the language of the page to the saved picture if `checkForFields` names the description', async () => {
  const { saved, save } = await openMeta({ locale: 'en_GB', checkForFields: { Description: ['notempty'] } })
  await save()
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ Title: 'Vom Portal', Description: 'A crane' }))
})

it('[PIX-CALL-02] [PIX-CALL-06] loads the picture by its id, and saves it at the same address with method=PUT', async () => {
  const { save } = await openMeta()
  expect(asked).toContain('GET /pix/pictures/7')
  await save()
  expect(asked.filter(line => line.startsWith('POST'))).toEqual(['POST /pix/pictures/7'])
  expect(sent).toContain('method=PUT')
})
