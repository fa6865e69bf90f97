import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { foyer } from '../../src/index'
import { createFakePortal, fakeAccount, fakeEvent, fakePicture, prepareJsdom, topWindow } from '../../src/testing'
import { expectConsole } from '../support/expectConsole'
import { skipStyles } from '../support/skipStyles'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

const server = setupServer()
const harbour = fakePicture({ Id: 11, Title: 'Hafen', Uri: '/pictures/11.jpg' })
const mill = fakePicture({ Id: 12, Title: 'Mühle', Uri: '/pictures/12.jpg' })

withoutActEnvironment()
beforeAll(() => {
  prepareJsdom({ width: 640, height: 480 })
  skipStyles()
  server.listen({ onUnhandledRequest: 'error' })
})
beforeEach(() => foyer.configure({ language: 'de_DE', auth: { accountId: 1001 }, reload: () => {} }))
afterEach(async () => {
  opened?.close()
  await opened?.result
  opened = undefined
  server.resetHandlers()
})
afterAll(() => server.close())

let opened: ReturnType<typeof foyer.pix.select> | undefined

/** Opens the picture library as the script of a page does, and returns queries for the window. */
async function openLibrary(onSelect: Parameters<typeof foyer.pix.select>[0]) {
  opened = foyer.pix.select(onSelect)
  await opened.opened
  return within(topWindow())
}

const send = (path: string, fields: Record<string, string> | string, method = 'POST') =>
  fetch(new URL(path, location.href), {
    method,
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  })

/** Uploads a file. Writes the body itself, because Node's `fetch` does not accept jsdom's form and files. */
const upload = (path: string, fileName: string, series: number | '' = '') =>
  fetch(new URL(path, location.href), {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=end' },
    body: `--end\r\nContent-Disposition: form-data; name="series"\r\n\r\n${series}\r\n--end\r\nContent-Disposition: form-data; name="image_upload[]"; filename="${fileName}"\r\nContent-Type: image/jpeg\r\n\r\nx\r\n--end--\r\n`,
  })

describe('a page whose test has no server', () => {
  it('shows the picture that a person chose', async () => {
    const portal = createFakePortal({ pictures: [harbour, mill] })
    server.use(...portal.handlers)
    document.body.innerHTML = '<img alt="">'
    const library = await openLibrary(picture => {
      if (!Array.isArray(picture)) document.querySelector('img')!.alt = picture.Title ?? ''
    })
    const tile = await library.findByRole('gridcell', { name: /^Mühle/ })
    fireEvent.click(await within(tile).findByRole('button', { name: 'Einfügen' }))
    await waitFor(() => expect(screen.getByAltText('Mühle')).toBeInTheDocument())
    expect(portal.requests).toContainEqual({
      method: 'GET',
      path: '/pix/pictures/by/1001',
      fields: { from: '0', limit: '36' },
    })
  })

  it('shows an error when the portal refuses the list of pictures', async () => {
    server.use(
      http.get('*/pix/pictures/by/:accountId', () => new HttpResponse('Wartung bis 12 Uhr', { status: 503 })),
      ...createFakePortal().handlers,
    )
    expectConsole('error', /refused 'GET \/pix\/pictures\/by\/\{accountId\}' with status 503/)
    const library = await openLibrary(() => {})
    expect(await library.findByText(/^Die Bilder konnten nicht geladen werden/)).toBeInTheDocument()
  })
})

describe('the state of the portal', () => {
  it('has the pictures that were uploaded and changed, not the deleted ones', async () => {
    const portal = createFakePortal({ pictures: [harbour, mill] })
    server.use(...portal.handlers)
    await upload('/pix/pictures/by/1001.json', 'Turm.jpg')
    await send('/pix/pictures/11', {
      method: 'PUT',
      title: 'Alter Hafen',
      'keywords[]': 'Kran',
      'descriptions_by_id_language[2]': 'A crane',
    })
    await send('/pix/pictures/12', { method: 'DELETE' })
    expect(portal.pictures()).toEqual([
      expect.objectContaining({ Title: 'Turm' }),
      { ...harbour, Title: 'Alter Hafen', Keywords: ['Kran'], DescriptionsByIdLanguage: { 2: 'A crane' } },
    ])
    expect(portal.requests.map(({ fields }) => fields)).toEqual([
      { series: '', 'image_upload[]': 'Turm.jpg' },
      {
        method: 'PUT',
        title: 'Alter Hafen',
        'keywords[]': 'Kran',
        'descriptions_by_id_language[2]': 'A crane',
      },
      { method: 'DELETE' },
    ])
  })

  it('has an uploaded picture in its series, and a deleted picture in none', async () => {
    const portal = createFakePortal({ pictures: [harbour, mill], seriesPictures: { 5: [11, 12], 6: [12] } })
    server.use(...portal.handlers)
    await upload('/pix/pictures/by/1001.json', 'Turm.jpg', 5)
    await send('/pix/pictures/12', { method: 'DELETE' })
    const [tower] = portal.pictures()
    expect([portal.picturesOf(5), portal.picturesOf(6)]).toEqual([[tower?.Id, 11], []])
  })

  it('has the series that were created, filled and renamed, not the deleted ones', async () => {
    const portal = createFakePortal({
      pictures: [harbour, mill],
      series: [{ Id: 5, Title: 'Alt' }],
      seriesPictures: { 5: [12] },
    })
    server.use(...portal.handlers)
    const { Id } = (await (await send('/pix/series', { method: 'POST', Title: 'Neu' })).json()) as { Id: number }
    await send(`/pix/series/${Id}`, 'method=PUT&pic_ids[]=11&pic_ids[]=12')
    await send(`/pix/series/${Id}`, 'method=DELETE&pic_ids[]=11')
    await send(`/pix/series/${Id}`, { method: 'PUT', Title: 'Sommer' })
    await send('/pix/series/5', { method: 'DELETE' })
    expect(portal.series()).toEqual([{ Id, Title: 'Sommer' }])
    expect([portal.picturesOf(Id), portal.picturesOf(5)]).toEqual([[12], []])
    expect((await send('/pix/series/5', { method: 'PUT', Title: 'x' })).status).toBe(404)
  })

  it('has the events that were saved and published, not the deleted ones', async () => {
    const portal = createFakePortal({ events: [fakeEvent({ Id: 7 }), fakeEvent({ Id: 8, IsPublished: 0 })] })
    server.use(...portal.handlers)
    const fields = {
      method: 'POST',
      MlTitle: 'Orgelnacht',
      'MlTitles[0][IdMediaLanguage]': '2',
      'MlTitles[0][TextValue]': 'Organ night',
      'Organisations[0][Organisation][Id]': '8',
      Organisation: 'Hafenverein',
      IdOrganisation: '8',
      'Location[Id]': '32',
      'Location[Name]': 'Hafenhalle',
      DateFrom: '2027-05-01T20:00:00',
      EventDateTime: '20:00',
      'Keywords[]': 'orgel',
      'Pictures[0][IdMedia]': '11',
    }
    await send('/event/api/event_cluster/cluster/', fields)
    await send('/event/api/event_cluster/cluster/8', { method: 'PUT', IsPublished: '1' })
    await send('/event/api/event_cluster/cluster/7', { method: 'DELETE' })
    const [published, saved] = portal.events()
    expect(published).toEqual({ ...fakeEvent({ Id: 8 }), ChangeDate: '2' })
    expect(saved).toMatchObject({
      Id: 9,
      MlTitle: 'Orgelnacht',
      MlTitles: [{ IdMediaLanguage: 2, TextValue: 'Organ night' }],
      Organisations: [{ Organisation: { Id: 8, Name: 'Hafenverein', IdOrganisation: 8 } }],
      Location: { Id: 32, Name: 'Hafenhalle' },
      DateFrom: '2027-05-01T20:00:00',
      EventDateTime: '20:00',
      Keywords: ['orgel'],
      Pictures: [{ IdMedia: 11 }],
    })
    expect(portal.events()).toHaveLength(2)
  })
})

test('fakeAccount can log in by the registration frame and by the log-in layer', async () => {
  server.use(...createFakePortal().handlers)
  const { name, password } = fakeAccount
  const frame = await send('/register/ajax.php', { action: 'try_login', username: name, passwd: password })
  const layer = await send('/register-login/api/register_login', { m: 'login_account', account: name, password })
  expect([await frame.json(), await layer.json()]).toEqual([
    expect.objectContaining({ next: 'message' }),
    expect.objectContaining({ success: true }),
  ])
})

test('the fake portal responds at the addresses of the page’s configuration, and at no others', async () => {
  const config = {
    hosts: { image: 'https://bilder.example/klein' },
    paths: { pixBase: '/bilder', docRoot: 'https://kalender.example', addressBase: '/orte', cityUrl: '/staedte' },
    maps: { geocoderUrl: 'https://karte.example/suche' },
  }
  const portal = createFakePortal({ config, pictures: [harbour] })
  server.use(
    ...portal.handlers,
    http.all('*', () => new HttpResponse('another server', { status: 418 })),
  )
  const statuses = await Promise.all(
    [
      '/bilder/pictures/11',
      'https://kalender.example/api/event_cluster/categories',
      '/orte/new',
      '/staedte?actualInput=Sta',
      'https://karte.example/suche?q=Stade&format=json&limit=1',
      'https://bilder.example/klein?file=/pictures/11.jpg',
      '/bilderbuch/pictures/11',
      'https://cdn.example/image?file=/pictures/11.jpg',
      '/media/hero.jpg',
    ].map(async path => (await send(path, '', 'GET')).status),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 418, 418, 418])
})
