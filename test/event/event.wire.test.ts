import { resolveConfig } from '../../src/config/resolveConfig'
import {
  createAddress,
  fetchAddressCategories,
  searchAddressCities,
  searchAddresses,
} from '../../src/event/address/addressWire'
import { copyEventCluster, type EventCluster, newEventCluster } from '../../src/event/cluster/EventCluster'
import {
  deleteEvent,
  fetchEventCluster,
  fetchEventPage,
  publishEvent,
  saveEvent,
} from '../../src/event/cluster/eventClusterWire'
import type { EventDraft } from '../../src/event/detail/EventDraft'
import { validateDraft } from '../../src/event/detail/validateDraft'
import { clusterToDraft } from '../../src/event/detail/clusterToDraft'
import { draftToCluster } from '../../src/event/detail/draftToCluster'
import { fetchStageToken } from '../../src/event/expert/expertWire'
import { geocode } from '../../src/event/maps/geocodeWire'
import { characteristicId } from '../../src/event/topics/characteristicId'
import { fetchEventCategories } from '../../src/event/topics/eventCategoriesWire'
import { fetchLabels } from '../../src/labels/translationWire'
import { browsePortal } from '../support/browsePortal'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'

jest.setTimeout(120_000)
const config = resolveConfig(
  { customer: 'uferland', auth: { account: seededAccount.author } },
  new URL('http://localhost/'),
)
const lausitz = { ...config, customer: 'lausitz' }
const never = new AbortController().signal
const PLAIN = { search: '', date: '' }
let portal: TestPortal
let leave = () => {}
beforeAll(async () => {
  portal = await startPortal()
  leave = browsePortal(portal, await portal.signIn(seededAccount.author))
})
afterAll(async () => {
  leave()
  await portal.stop()
})

const save = (base: EventCluster, change: Partial<EventDraft>, more = {}) =>
  saveEvent(config, base.Id, { ...draftToCluster({ ...clusterToDraft(base), ...change }, base), ...more })
/** Returns the values of a form, as typed: all except pictures and a predefined keyword. */
const festival = async (): Promise<EventDraft> => {
  const { sets, characteristics, event_location_types } = await fetchEventCategories(config)
  const [organiser] = (await searchAddresses(config, 'organisation', 'Kultur', never)).results
  const [location] = (await searchAddresses(config, 'location', 'Kirche', never)).results
  const category = sets['content']!.find(({ value }) => !value.endsWith('00'))!
  return {
    MlTitle: 'Fest der <b>kleinen</b> Bühnen',
    MlTitleTranslated: 'Festival of small stages',
    MlTitleTranslatedPl: 'Święto małych scen',
    Description: 'Drei Tage.\n\nSieben Bühnen & „Straßentheater“.',
    DescriptionTranslated: 'Three days.',
    DescriptionTranslatedPl: 'Trzy dni.',
    dateFrom: '10.09.2027',
    timeFrom: '17:30',
    dateTo: '12.09.2027',
    timeTo: '22:00',
    Organisation: { status: 'validated', text: organiser!.value, id: organiser!.id },
    Location: { status: 'validated', text: location!.value, id: location!.id },
    Url: 'https://fest.example/',
    PriceUrl: 'https://karten.example/fest',
    FormalCategoryId: Number(sets['formal']![0]!.value),
    ContentCategoryId: category.value,
    characteristics: [characteristicId(characteristics[0]!.data![0]!)!],
    EventLocationTypeId: event_location_types[0]!.value,
    Keywords: ['open_air fest', 'lausitz'],
    PreAssignedKeyword: '0',
    Pictures: [],
  }
}

describe('the calls of event management, at the reference portal', () => {
  it('[EVT-CALL-01] list the member’s own events page by page, by words and by day', async () => {
    const [first, second] = [await fetchEventPage(config, PLAIN, 1), await fetchEventPage(config, PLAIN, 2)]
    expect([first.IsLastPage, first.EventClusters.length, second.EventClusters.length]).toEqual([false, 50, 50])
    expect(new Set([...first.EventClusters, ...second.EventClusters].map(({ Id }) => Id)).size).toBe(100)
    const dated = first.EventClusters.find(({ DateFrom }) => DateFrom)!
    const ofDay = await fetchEventPage(config, { search: dated.MlTitle, date: dated.DateFrom.slice(0, 10) }, 1)
    expect(ofDay.EventClusters.map(({ Id }) => Id)).toContain(dated.Id)
    expect(await fetchEventPage(config, { search: 'Mondlandung auf dem Neptun', date: '' }, 1)).toEqual({
      EventClusters: [],
      IsLastPage: true,
      errors: [],
    })
  })

  it('[EVT-CALL-02] return the categories, and the fields that each customer requires', async () => {
    const [plain, strict] = [await fetchEventCategories(config), await fetchEventCategories(lausitz)]
    expect(Object.values(plain.sets).map(set => set!.length > 0)).toEqual(Array.from({ length: 9 }, () => true))
    expect([plain.characteristics.length > 0, plain.event_location_types.length > 0, plain.required_fields]).toEqual([
      true,
      true,
      null,
    ])
    expect(strict.required_fields?.keywords).toContain('lausitz')
    const draft = await festival()
    expect(validateDraft(draft, newEventCluster(), strict.required_fields)).toEqual({})
    expect(
      validateDraft(
        { ...draft, FormalCategoryId: 1, ContentCategoryId: '1', Keywords: [] },
        newEventCluster(),
        strict.required_fields,
      ),
    ).toEqual({ requiredFields: { label: 'required_fields_not_valid_title' } })
  })

  it('[EVT-CALL-03] [EVT-CALL-06] [EVT-CALL-07] save a new event without a loss, empty its values, copy it, and refuse a save with an old `IfChangeDate`', async () => {
    const entered = await festival()
    const id = (await save(newEventCluster(), entered))!
    const saved = await fetchEventCluster(config, id)
    expect(clusterToDraft(saved)).toEqual(entered)
    expect(saved).toMatchObject({
      Id: id,
      IdEventType: 2,
      IsPublished: 1,
      DateFrom: '2027-09-10T17:30:00',
      DateTo: '2027-09-12T22:00:00',
    })
    expect(saved.City?.Comment).toBeTruthy()

    const emptied = {
      MlTitleTranslated: '',
      DescriptionTranslatedPl: '',
      dateTo: '',
      timeTo: '',
      Organisation: { status: 'invalidated', text: '', id: null },
      Location: { status: 'freetext', text: 'Am Deich', id: null },
      PriceUrl: '',
      FormalCategoryId: 0,
      characteristics: [],
      EventLocationTypeId: '',
      Keywords: [],
    } as const
    expect(await save(saved, emptied, { IfChangeDate: saved.ChangeDate })).toBe(id)
    const changed = await fetchEventCluster(config, id)
    expect(clusterToDraft(changed)).toEqual({ ...entered, ...emptied })
    expect(changed).toMatchObject({ IdEventType: 1, DateTo: '2027-09-10T17:30:00' })
    await expect(save(saved, entered, { IfChangeDate: saved.ChangeDate })).rejects.toMatchObject({
      failure: { kind: 'refused', status: 409 },
    })

    const copy = await fetchEventCluster(config, (await save(copyEventCluster(saved), {}))!)
    expect(copy.Id).not.toBe(id)
    expect([copy.IsPublished, clusterToDraft(copy)]).toEqual([0, entered])
  })

  it('[EVT-CALL-04] [EVT-CALL-05] publish, unpublish and delete', async () => {
    const id = (await save(newEventCluster(), await festival()))!
    const isPublished = async () => (await fetchEventCluster(config, id)).IsPublished
    await publishEvent(config, id, false)
    expect(await isPublished()).toBe(0)
    await publishEvent(config, id, true)
    expect(await isPublished()).toBe(1)
    await deleteEvent(config, id)
    await expect(fetchEventCluster(config, id)).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } })
    await expect(deleteEvent(config, id)).rejects.toMatchObject({ failure: { kind: 'refused', status: 404 } })
  })

  it('[EVT-CALL-08] return the texts of known labels, and nothing for an unknown one', async () => {
    expect(Object.keys(await fetchLabels(config, 'de_DE', ['event_gibt_es_nicht', 'pix_manage_heading']))).toEqual([
      'pix_manage_heading',
    ])
  })

  describe('an address', () => {
    const address = async (change: Partial<Parameters<typeof createAddress>[1]> = {}) => {
      const [city] = (await searchAddressCities(config, 'Görlitz', never)).results
      const [category] = await fetchAddressCategories(config)
      return createAddress(config, {
        Name: 'Quendelwerft',
        Street: 'Am Ufer 3',
        Postcode: '02826',
        IdCity: city!.id,
        Email: '',
        Category: String(category!.Id),
        OrganiserLocationType: 'location',
        GeocodeLat: null,
        GeocodeLng: null,
        ...change,
      })
    }

    it('[EVT-CALL-11] [EVT-ADR-13] has coordinates by street, postcode and a found city', async () => {
      const [city] = (await searchAddressCities(config, 'Görlitz', never)).results
      const place = await geocode(config, `Am Ufer 3, 02826, ${city!.value}`, never)
      expect(place).toEqual({ lat: expect.any(Number), lng: expect.any(Number) })
    })

    it('[EVT-CALL-15] can have one of the portal’s categories, which have ids and names', async () => {
      const categories = await fetchAddressCategories(config)
      expect(categories[0]).toEqual({ Id: expect.any(Number), Categor: expect.stringMatching(/\S/) })
    })

    it('[EVT-CALL-14] [EVT-CALL-16] is created, and returned with id and name', async () => {
      expect(await address({ Name: 'Quendelhof' })).toEqual({ Id: expect.any(Number), Name: 'Quendelhof' })
      await expect(address({ Name: '', OrganiserLocationType: 'none' })).rejects.toMatchObject({
        failure: { status: 400, body: '"address_error_message_name"' },
      })
    })

    it('[EVT-CALL-09] is found as a place, only by its customer, and can be chosen for an event', async () => {
      const { Id, Name } = await address()
      expect((await searchAddresses(config, 'location', 'Quendelwerft', never)).results).toMatchObject([
        { id: String(Id), value: 'Quendelwerft' },
      ])
      expect((await searchAddresses(config, 'organisation', 'Quendelwerft', never)).results).toEqual([])
      expect((await searchAddresses(lausitz, 'location', 'Quendelwerft', never)).results).toEqual([])
      const id = (await save(newEventCluster(), {
        ...(await festival()),
        Location: { status: 'validated', text: Name, id: String(Id) },
      }))!
      expect((await fetchEventCluster(config, id)).Location).toEqual({ Id, Name })
    })

    it('[EVT-CALL-10] is found as an organiser if it is one', async () => {
      const { Id } = await address({ Name: 'Quendelverein', OrganiserLocationType: 'organiser' })
      expect((await searchAddresses(config, 'organisation', 'Quendelverein', never)).results).toMatchObject([
        { id: String(Id), value: 'Quendelverein' },
      ])
      expect((await searchAddresses(config, 'location', 'Quendelverein', never)).results).toEqual([])
    })
  })

  it('[EVT-XPM-02] [EVT-XPM-03] give a token for the expert mode', async () => {
    expect(await fetchStageToken(config)).toMatch(/\S{16,}/)
  })

  it('[EVT-API-02] [EVT-CALL-21] refuse a visitor with the text for an ended session', async () => {
    leave()
    leave = browsePortal(portal)
    for (const call of [
      () => fetchEventPage(config, PLAIN, 1),
      () => fetchEventCategories(config),
      () => fetchAddressCategories(config),
      () => searchAddresses(config, 'location', 'Kirche', never),
      () => deleteEvent(config, 1),
    ]) {
      await expect(call()).rejects.toMatchObject({
        failure: { kind: 'refused', status: 403, body: expect.stringContaining('Please log in') },
      })
    }
  })
})
