/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import type { EventCluster } from '../../examples/portal/server/events/EventCluster'
import { seededAccount } from '../support/seededAccount'
import { EVENTS, eventClient, type EventClient } from './support/eventClient'
import { foreignHeaders } from './support/foreignHeaders'
import { layerClient, type LayerClient } from './support/layerClient'
import { readCalendar } from './support/readCalendar'
import { signedIn } from './support/signedIn'

const LONG = 120_000
const HOSTILE = '</script><script>alert(1)</script> „Ä“ \u2028; a, b \\ c'

onEveryDatabase(portal => {
  let author: EventClient
  let reader: EventClient
  let stranger: EventClient
  let browser: LayerClient
  beforeAll(async () => {
    author = await eventClient(portal(), seededAccount.author)
    reader = await eventClient(portal(), seededAccount.reader)
    stranger = await eventClient(portal())
    browser = await signedIn(portal(), seededAccount.author)
  }, LONG)

  const page = async (path: string, client = stranger) => (await client.get(path)).text()
  const calendar = async ({ IcalUrl }: { IcalUrl: string }, client = stranger) =>
    readCalendar(Buffer.from(await (await client.get(IcalUrl)).arrayBuffer()))

  /** Returns the JSON-LD of a page, found by its script element as search engines do. */
  async function jsonLd(path: string) {
    const scripts = [...(await page(path)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(1)
    return JSON.parse(scripts[0]?.[1] ?? '') as Record<string, unknown>
  }

  /** Returns the id of one of the author's published events that has a date and the given type. */
  async function idOfType(type: number): Promise<number> {
    for (let p = 1; ; p += 1) {
      const { EventClusters }: { EventClusters: EventCluster[] } = await (await author.get(`${EVENTS}?p=${p}`)).json()
      const found = EventClusters.find(
        ({ IdEventType, DateFrom, IsPublished }) => IdEventType === type && DateFrom !== '' && IsPublished === 1,
      )
      if (found) return found.Id
      if (EventClusters.length === 0) throw new Error(`There is no event of the type ${type}.`)
    }
  }

  describe('the page of an event', () => {
    test('shows what was saved, escaped, in all its languages, with pictures, keywords and links', async () => {
      const [picture] = await (await author.get('/pix/pictures/by/1001?limit=1')).json()
      const [place] = (
        await (await author.get('/event/api/autocomplete/locations?actualInput=nikolaikirche%20goerlitz')).json()
      ).results
      const { PageUrl, Id } = await author.create({
        MlTitle: `Fest ${HOSTILE}`,
        MlTitleTranslated: 'Fête <b>',
        DescriptionTranslatedPl: 'Wszyscy są zaproszeni',
        Description: 'Erster Absatz\n\nZweiter <i>Absatz</i>',
        DateFrom: '2027-05-31T19:30:00',
        DateTo: '2027-05-31T22:00:00',
        IdLocation: place.id,
        IdOrganisation: 3001,
        characteristics: ['401'],
        Keywords: ['lange_nacht'],
        Url: 'https://fest.example/?a=1&b=2',
        PriceUrl: 'https://karten.example/1',
        Pictures: [{ IdMedia: picture.MetaTmedia?.Id ?? picture.Id }],
      })
      const html = await page(PageUrl)
      expect(html).not.toContain('<script>alert')
      for (const piece of [
        'Fest &lt;/script&gt;',
        '<p>Zweiter &lt;i&gt;Absatz&lt;/i&gt;</p>',
        'Montag, 31. Mai 2027',
        '19:30 bis 22 Uhr',
        'Nikolaikirche',
        '02826 Görlitz',
        'Stufenloser Zugang',
        'lang="en"',
        'Fête &lt;b&gt;',
        'lang="pl"',
        'Wszyscy są zaproszeni',
        'lange nacht',
        'https://fest.example/?a=1&amp;b=2',
        'https://karten.example/1',
        encodeURIComponent(picture.Uri),
      ])
        expect(html).toContain(piece)
      const byId = await browser.get(`/events/${Id}`)
      expect([byId.status, byId.headers['location']]).toEqual([302, PageUrl])
      const german = await browser.get('/veranstaltungen', { search: 'x' })
      expect([german.status, german.headers['location']]).toEqual([301, '/events?search=x'])
    })

    test('can be seen only by its owner until it is published, and so can its calendar', async () => {
      const { PageUrl, IcalUrl, Id } = await author.create({ MlTitle: 'Geheimprobe', IsPublished: 0 })
      const statuses = async (client: EventClient) =>
        Promise.all([PageUrl, IcalUrl].map(async path => (await client.get(path)).status))
      expect([await statuses(stranger), await statuses(reader), await statuses(author)]).toEqual([
        [404, 404],
        [404, 404],
        [200, 200],
      ])
      expect(await page(PageUrl, author)).toContain('nicht veröffentlicht')
      expect(await page('/events?search=geheimprobe')).not.toContain('Geheimprobe')
      await author.post(`${EVENTS}/cluster/${Id}`, { method: 'PUT', IsPublished: 1 })
      expect(await statuses(stranger)).toEqual([200, 200])
      expect(await page('/events?search=geheimprobe')).toContain('Geheimprobe')
      await author.post(`${EVENTS}/cluster/${Id}`, { method: 'DELETE' })
      expect(await statuses(author)).toEqual([404, 404])
    })

    test('can be seen by its owner before it has a date', async () => {
      const { PageUrl, IcalUrl } = await author.create({
        MlTitle: 'Irgendwann',
        IdEventType: 0,
        IsPublished: 0,
        DateFrom: '',
      })
      const shown = await author.get(PageUrl)
      expect([shown.status, await shown.text()]).toEqual([200, expect.stringContaining('Noch ohne Termin')])
      expect((await author.get(IcalUrl)).status).toBe(404)
    })

    test('has JSON-LD for search engines, and no text of the event ends the script element', async () => {
      const { PageUrl } = await author.create({
        MlTitle: HOSTILE,
        Description: HOSTILE,
        DateTo: '2027-06-01T01:00:00',
        LocationFreetext: 'Hof',
        IdOrganisation: 3001,
        characteristics: ['461'],
        PriceUrl: 'https://karten.example/1',
      })
      expect(await jsonLd(PageUrl)).toMatchObject({
        '@context': 'https://schema.org',
        '@type': 'Event',
        url: expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:\\d+${PageUrl}$`)),
        name: HOSTILE.replace('\u2028', ' ').replace(/\s+/g, ' '),
        description: HOSTILE,
        startDate: '2027-05-31T19:30:00',
        endDate: '2027-06-01T01:00:00',
        location: { '@type': 'Place', name: 'Hof', address: 'Hof' },
        organizer: [{ '@type': 'Organization', name: expect.any(String) }],
        offers: { '@type': 'Offer', url: 'https://karten.example/1' },
        isAccessibleForFree: true,
      })
    })

    test.each([
      ['midnight, if the event lasts less than a day', '2027-06-01T00:00:00', '2027-06-01T00:00:00'],
      ['the whole last day, if the event lasts more than a day', '2027-06-02T00:00:00', '2027-06-02'],
    ])('has JSON-LD that reads an end at 0:00 as %s', async (_, DateTo, endDate) => {
      const { PageUrl } = await author.create({ DateFrom: '2027-05-31T19:30:00', DateTo })
      expect(await jsonLd(PageUrl)).toMatchObject({ startDate: '2027-05-31T19:30:00', endDate })
    })

    test('shows the button of the event form to its owner only', async () => {
      const { PageUrl, Id } = await author.create()
      expect(await page(PageUrl, author)).toContain(`data-foyer="event.detail" data-id="${Id}"`)
      expect(await page(PageUrl, reader)).not.toContain('event.detail')
    })
  })

  describe('the calendar of an event', () => {
    test('can be read by the rules of RFC 5545: zone, folded lines, escaped texts', async () => {
      const Description = `${HOSTILE}\n\n${'Übermäßig lange Beschreibung '.repeat(20)}`
      const event = await author.create({
        MlTitle: HOSTILE,
        Description,
        DateTo: '2027-05-31T22:00:00',
        LocationFreetext: 'Hof, links; hinten',
      })
      const { zones, entries } = await calendar(event)
      expect(zones).toEqual(['Europe/Berlin'])
      expect(entries).toHaveLength(1)
      expect(entries[0]).toMatchObject({
        UID: { value: `event-${event.Id}@${new URL(portal().url).hostname}` },
        DTSTAMP: { value: expect.stringMatching(/^\d{8}T\d{6}Z$/) },
        DTSTART: { parameters: { TZID: 'Europe/Berlin' }, value: '20270531T193000' },
        DTEND: { parameters: { TZID: 'Europe/Berlin' }, value: '20270531T220000' },
        SUMMARY: { value: event.MlTitle },
        DESCRIPTION: { value: event.Description },
        LOCATION: { value: 'Hof, links; hinten' },
      })
    })

    test.each<[string, Parameters<EventClient['create']>[0], string, string | undefined]>([
      [
        'an hour that the clock change skips',
        { DateFrom: '2027-03-28T02:30:00', DateTo: '2027-03-28T03:30:00' },
        '20270328T023000',
        '20270328T033000',
      ],
      ['an hour that comes twice', { DateFrom: '2027-10-31T02:30:00' }, '20271031T023000', undefined],
      ['a night', { DateTo: '2027-06-01T00:00:00' }, '20270531T193000', '20270601T000000'],
      [
        'several days, to the end of the last day, which has no time',
        { IdEventType: 2, DateTo: '2027-06-02T00:00:00' },
        '20270531T193000',
        '20270603T000000',
      ],
      ['a day without a time', { DateFrom: '2027-05-31T00:00:00', EventDateTime: '' }, '20270531', '20270601'],
    ])('has the entered wall time, or the day if no time is entered: %s', async (_what, fields, begin, end) => {
      const { entries } = await calendar(await author.create(fields))
      expect([entries[0]?.['DTSTART']?.value, entries[0]?.['DTEND']?.value]).toEqual([begin, end])
    })

    test('has an entry for each date of a series', async () => {
      const { PageUrl, IcalUrl } = await author.cluster(await idOfType(3))
      const { entries } = await calendar({ IcalUrl })
      const { '@type': type, subEvent } = (await jsonLd(PageUrl)) as {
        '@type': string
        subEvent: { startDate: string }[]
      }
      expect(type).toBe('EventSeries')
      expect(entries.length).toBeGreaterThanOrEqual(6)
      expect(entries.map(entry => entry['DTSTART']?.value)).toEqual(
        subEvent.map(({ startDate }) => startDate.replace(/[-:]/g, '')),
      )
      expect(new Set(entries.map(entry => entry['UID']?.value)).size).toBe(entries.length)
    })
  })

  describe('the list of events', () => {
    test('shows coming events page by page and some running ones, and finds words and days', async () => {
      const first = await page('/events')
      const [coming = '', running = ''] = first.split('id="running"')
      const begins = (html: string) => [...html.matchAll(/<time datetime="([\d-]+)/g)].map(([, day = '']) => day)
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
      expect(begins(coming)).toHaveLength(40)
      expect(begins(running).length).toBeGreaterThan(0)
      expect(begins(running).length).toBeLessThanOrEqual(12)
      expect([begins(coming).every(begin => begin >= day), begins(running).every(begin => begin < day)]).toEqual([
        true,
        true,
      ])
      expect(begins(coming)).toEqual(begins(coming).sort())
      expect(first).toContain('data-foyer="event.overview"')
      expect(first).toContain('href="/events?p=2"')
      expect(
        [...(await page('/events?p=2')).matchAll(/<h3><a href="([^"]+)"/g)]
          .map(match => match[1])
          .filter(path => first.includes(`"${path}"`)),
      ).toEqual([])
      await author.create({ MlTitle: 'Zwetschgenfest (20-Jahr-Feier)', DateFrom: '2031-09-12T11:00:00' })
      for (const query of [
        'search=zwetschgen',
        'search=wetsch',
        'search=%26+zwetschgen',
        'search=zw+2',
        'date=2031-09-12&search=f',
        'search=zwetschgen%00',
        'date=2031-09-12',
        'date=2031-9-12',
        'date=2031-09-12T20:00',
        'date=2031-09-12&search=fest',
      ])
        expect(await page(`/events?${query}`)).toContain('Zwetschgenfest')
      // One or two letters match only the beginning of a word. A lone % or _ is ignored.
      for (const search of ['et', 'zw 0', 'xy', '% 2', '_'])
        expect([
          search,
          (await page(`/events?date=2031-09-12&search=${encodeURIComponent(search)}`)).includes('Zwetschgenfest'),
        ]).toEqual([search, search === '_' || search === '% 2'])
      expect(await page('/events?date=2031-09-13')).toContain('Dazu ist kein Termin angekündigt.')
      const refused = await stranger.get('/events?date=2031-02-30&search=%3Cb%3E')
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining('Den Tag 30.2.2031 gibt es nicht.'),
      ])
      expect((await stranger.get('/events?p=-3&search[]=x')).status).toBe(200)
    })

    test('ends at its last page; the address of a later page gets 404', async () => {
      const seen: string[] = []
      let path: string | undefined = '/events'
      while (path !== undefined) {
        const html = await page(path)
        seen.push(
          ...[...(html.split('id="running"')[0] ?? '').matchAll(/<h3><a href="([^"]+)"/g)].map(
            ([, address = '']) => address,
          ),
        )
        path = /rel="next" href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
      }
      const pages = Math.ceil(seen.length / 40)
      expect([pages > 1, new Set(seen).size]).toEqual([true, seen.length])
      const statuses = [pages, pages + 1, 251, 1_000_000].map(async p => (await stranger.get(`/events?p=${p}`)).status)
      expect(await Promise.all(statuses)).toEqual([200, 404, 404, 404])
      expect([
        (await stranger.get('/events?search=xylophon')).status,
        (await stranger.get('/events?search=xylophon&p=2')).status,
      ]).toEqual([200, 404])
    })
  })

  describe('the expert mode', () => {
    const tokenOf = async (client = browser) =>
      JSON.parse((await client.get('/event/api/auth', { m: 'get_stage_app_token' })).text) as string
    const fieldsOf = (html: string) =>
      Object.fromEntries(
        [...html.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(
          ([, name = '', value = '']) => [name, value],
        ),
      )
    const username = seededAccount.author

    test('[EVT-XPM-02] opens once with account and token, and for that account alone', async () => {
      const id = await idOfType(3)
      const open = (query: Record<string, string>) => layerClient(portal().url).get(`/de_DE/stage/${id}`, query)
      const token = await tokenOf()
      const opened = await open({ username, token })
      expect([opened.status, opened.headers['cache-control'], opened.headers['referrer-policy']]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ])
      expect(opened.text).toContain('Termine, einer je Zeile')
      expect((await open({ username, token })).status).toBe(403)
      expect((await open({ username: seededAccount.reader, token: await tokenOf() })).status).toBe(403)
      expect((await open({ username, token: '' })).status).toBe(403)
      const readerToken = await tokenOf(await signedIn(portal(), seededAccount.reader))
      expect((await open({ username: seededAccount.reader, token: readerToken })).status).toBe(403)
    })

    test('[EVT-XPM-02] only scripts of the portal’s own pages can request the token, and only with a session', async () => {
      const refused = await layerClient(portal().url).get('/event/api/auth', { m: 'get_stage_app_token' })
      expect([refused.status, refused.text]).toEqual([403, '"Please log in"'])
      for (const headers of foreignHeaders)
        expect((await browser.send('GET', '/event/api/auth?m=get_stage_app_token', { headers })).status).toBe(403)
    })

    test('accepts only the newest tokens of an account', async () => {
      const reader = await signedIn(portal(), seededAccount.reader)
      const tokens: string[] = []
      for (let count = 0; count < 25; count += 1) tokens.push(await tokenOf(reader))
      const enter = async (token = '') =>
        (await layerClient(portal().url).get('/de_DE/stage', { username: seededAccount.reader, token })).status
      expect([await enter(tokens[0]), await enter(tokens[9]), await enter(tokens.at(-1))]).toEqual([403, 200, 200])
    })

    test('changes title and dates of a series; an invalid line is shown again as it was typed', async () => {
      const id = await idOfType(3)
      const visitor = layerClient(portal().url)
      const opened = await visitor.get(`/de_DE/stage/${id}`, { username, token: await tokenOf() })
      let refused = await visitor.post(`/de_DE/stage/${id}`, {
        ...fieldsOf(opened.text),
        title: 'Chor am Dienstag',
        dates: '31.02.2027 19:00',
      })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Den Tag 31.2.2027 gibt es nicht.')])
      expect(refused.text).toContain('31.02.2027 19:00')
      refused = await visitor.post(`/de_DE/stage/${id}`, { ...fieldsOf(refused.text), title: 'Chor\x07am Dienstag' })
      expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('control characters')])
      const saved = await visitor.post(`/de_DE/stage/${id}`, {
        ...fieldsOf(refused.text),
        title: 'Chor am Dienstag',
        dates: '06.04.2027 19:00\r\n30.3.2027 19:00\r\n06.04.2027 19:00',
      })
      expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('Gespeichert.')])
      expect(await author.cluster(id)).toMatchObject({
        MlTitle: 'Chor am Dienstag',
        IdEventType: 3,
        DateFrom: '2027-03-30T19:00:00',
        DateTo: expect.stringMatching(/^2027-04-06T/),
      })
      const { entries } = await calendar(await author.cluster(id))
      expect(entries.map(entry => entry['DTSTART']?.value)).toEqual(['20270330T190000', '20270406T190000'])
      expect(await author.ids({ search: 'chor dienstag' })).toEqual([id])
      expect(
        (await visitor.post(`/de_DE/stage/${id}`, { ...fieldsOf(opened.text), title: 'Nochmal', dates: '' })).status,
      ).toBe(403)
    })

    test('sets the end of a series to its last date, even if a save has moved the end before the dates', async () => {
      const { Id, IcalUrl } = await author.create({
        MlTitle: 'Wanderkino',
        IdEventType: 3,
        DateFrom: '2027-01-08T20:00:00',
        DateTo: '2027-01-08T22:00:00',
      })
      const visitor = layerClient(portal().url)
      const save = async (dates: string) =>
        (await visitor.post(`/de_DE/stage/${Id}`, { username, token: await tokenOf(), title: 'Wanderkino', dates }))
          .status
      expect(await save('06.04.2027 20:00\r\n13.04.2027 20:00')).toBe(200)
      expect(
        (
          await author.post(`${EVENTS}/cluster/${Id}`, {
            method: 'PUT',
            Customer: 'uferland',
            DateFrom: '2027-01-08T20:00:00',
            DateTo: '2027-01-08T22:00:00',
          })
        ).status,
      ).toBe(200)
      expect(await save('06.04.2027 20:00\r\n13.04.2027 20:00')).toBe(200)
      expect(await author.cluster(Id)).toMatchObject({ DateFrom: '2027-04-06T20:00:00', DateTo: '2027-04-13T20:00:00' })
      expect((await calendar({ IcalUrl })).entries.map(entry => entry['DTSTART']?.value)).toEqual([
        '20270406T200000',
        '20270413T200000',
      ])
    })

    test('[EVT-OVW-26] without an event in the address it lists the account’s own series, and a listed series can be opened', async () => {
      const visitor = layerClient(portal().url)
      const list = await visitor.get('/de_DE/stage', { username, token: await tokenOf() })
      const [id] = [...list.text.matchAll(/name="open" value="(\d+)"/g)].map(match => match[1])
      const sent = await visitor.post('/de_DE/stage', { ...fieldsOf(list.text), open: id ?? '' })
      expect([sent.status, sent.headers['location']]).toEqual([303, expect.stringContaining(`/de_DE/stage/${id}?`)])
      expect((await visitor.send('GET', String(sent.headers['location']))).status).toBe(200)
    })
  })
})
