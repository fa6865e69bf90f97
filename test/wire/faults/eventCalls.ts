import type { EventCluster } from '../../../examples/portal/server/events/EventCluster'
import {
  createAddress,
  fetchAddressCategories,
  searchAddressCities,
  searchAddresses,
} from '../../../src/event/address/addressWire'
import {
  deleteEvent,
  fetchEventCluster,
  fetchEventPage,
  publishEvent,
  saveEvent,
} from '../../../src/event/cluster/eventClusterWire'
import { fetchOwnPictures, fetchPictureOfId } from '../../../src/event/detail/pictures/pictureIdWire'
import { fetchStageToken } from '../../../src/event/expert/expertWire'
import { geocodeByService } from '../../../src/event/maps/geocodeWire'
import { fetchEventCategories } from '../../../src/event/topics/eventCategoriesWire'
import { formBody } from '../../../src/wire/requestParts'
import type { PortalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import type { CallPlace, ContractCall } from './ContractCall'
import { ANY_ANSWER } from './wireFaults'

const member = { reading: 'portal', account: seededAccount.author } as const
const EVENTS = '/event/api/event_cluster'
const FIELDS = { IdEventType: 1, IsPublished: 1, DateFrom: '2027-05-31T19:30:00', FormalCategoryId: 101 }
const GÖRLITZ = {
  Street: 'Am Ufer 3',
  Postcode: '02826',
  Email: '',
  OrganiserLocationType: 'location',
  GeocodeLat: null,
  GeocodeLng: null,
} as const

const json = async <T>(answer: Promise<Response>): Promise<T> => (await answer).json() as Promise<T>
const newEvent = ({ author, number }: CallPlace) =>
  json<EventCluster>(
    author.post(
      `${EVENTS}/cluster/`,
      formBody({ method: 'POST', Customer: 'uferland', MlTitle: `Vorher ${number}`, ...FIELDS }).toString(),
    ),
  )
const eventOf = (author: PortalClient, id: number) => author.get(`${EVENTS}/cluster/${id}?Customer=uferland`)
const titled = async (author: PortalClient, title: string) =>
  (
    await json<{ EventClusters: EventCluster[] }>(
      author.get(`${EVENTS}?Customer=uferland&p=1&search=${encodeURIComponent(title)}`),
    )
  ).EventClusters.filter(({ MlTitle }) => MlTitle === title).length
const found = async (author: PortalClient, path: string) =>
  (await json<{ results: { id: string }[] }>(author.get(path))).results

const REFUSALS = ['403 of an ended session', '403 with a label', '403 as an access request', '403']

/** The calls of event management. */
export const eventCalls: readonly ContractCall[] = [
  {
    ...member,
    name: 'eventClusterWire.fetchEventPage',
    ready: ({ config }) => ({ send: signal => fetchEventPage(config, { search: 'Chor', date: '' }, 1, signal) }),
  },
  {
    ...member,
    name: 'eventClusterWire.fetchEventCluster',
    ready: async place =>
      newEvent(place).then(({ Id }) => ({ send: signal => fetchEventCluster(place.config, Id, signal) })),
  },
  {
    ...member,
    name: 'eventClusterWire.publishEvent',
    takes: ['JSON of another shape', 'wrong types', 'half JSON'],
    async ready(place) {
      const { Id } = await newEvent(place)
      return {
        send: () => publishEvent(place.config, Id, false),
        count: async () => 1 - (await json<EventCluster>(eventOf(place.author, Id))).IsPublished,
      }
    },
  },
  {
    ...member,
    name: 'eventClusterWire.deleteEvent',
    againOnceDone: 'refused 404',
    takes: ['JSON of another shape', 'wrong types', 'half JSON'],
    async ready(place) {
      const { Id } = await newEvent(place)
      return {
        send: () => deleteEvent(place.config, Id),
        count: async () => ((await eventOf(place.author, Id)).status === 404 ? 1 : 0),
      }
    },
  },
  {
    ...member,
    name: 'eventClusterWire.saveEvent POST',
    isKeyed: true,
    takes: ANY_ANSWER,
    ready: ({ config, author, number }) => ({
      send: () => saveEvent(config, null, { MlTitle: `Neue Probe ${number}`, ...FIELDS }),
      count: () => titled(author, `Neue Probe ${number}`),
    }),
  },
  {
    ...member,
    name: 'eventClusterWire.saveEvent PUT',
    isKeyed: true,
    takes: ANY_ANSWER,
    async ready(place) {
      const { Id, ChangeDate } = await newEvent(place)
      return {
        send: () =>
          saveEvent(place.config, Id, { MlTitle: `Nachher ${place.number}`, ...FIELDS, IfChangeDate: ChangeDate }),
        count: () => titled(place.author, `Nachher ${place.number}`),
      }
    },
  },
  {
    ...member,
    name: 'eventCategoriesWire.fetchEventCategories',
    // Each entry that can't be read is left out.
    takes: ['wrong types'],
    ready: ({ config }) => ({ send: signal => fetchEventCategories(config, signal) }),
  },
  {
    ...member,
    name: 'addressWire.searchAddresses organisers',
    ready: ({ config }) => ({ send: signal => searchAddresses(config, 'organisation', 'Kultur', signal) }),
  },
  {
    ...member,
    name: 'addressWire.searchAddresses locations',
    ready: ({ config }) => ({ send: signal => searchAddresses(config, 'location', 'Kirche', signal) }),
  },
  {
    ...member,
    name: 'addressWire.searchAddressCities',
    ready: ({ config }) => ({ send: signal => searchAddressCities(config, 'Görlitz', signal) }),
  },
  {
    ...member,
    name: 'addressWire.fetchAddressCategories',
    takes: ['wrong types'],
    ready: ({ config }) => ({ send: signal => fetchAddressCategories(config, signal) }),
  },
  {
    ...member,
    name: 'addressWire.createAddress',
    isKeyed: true,
    async ready({ config, author, number }) {
      const [city] = await found(author, '/event/api/autocomplete/cities?Customer=uferland&actualInput=G%C3%B6rlitz')
      const { Categories } = await json<{ Categories: { Id: number }[] }>(
        author.get('/event/api/address/new?Customer=uferland'),
      )
      const Name = `Quendelwerft ${number}x`
      return {
        send: () => createAddress(config, { Name, IdCity: city!.id, Category: String(Categories[0]!.Id), ...GÖRLITZ }),
        count: async () =>
          (
            await found(
              author,
              `/event/api/autocomplete/locations?Customer=uferland&is_location=1&actualInput=${encodeURIComponent(Name)}`,
            )
          ).length,
      }
    },
  },
  {
    ...member,
    name: 'pictureIdWire.fetchPictureOfId',
    // An event shows a placeholder for a picture that it can't show.
    takes: [...REFUSALS, '404', 'half JSON', 'wrong types'],
    ready: ({ config }) => ({ send: signal => fetchPictureOfId(config, 9_001, signal) }),
  },
  {
    ...member,
    name: 'pictureIdWire.fetchOwnPictures',
    ready: ({ config }) => ({ send: signal => fetchOwnPictures(config, 0, signal) }),
  },
  {
    ...member,
    name: 'expertWire.fetchStageToken',
    ready: ({ config }) => ({ send: () => fetchStageToken(config) }),
  },
  {
    ...member,
    name: 'geocodeWire.geocodeByService',
    ready: () => ({ send: signal => geocodeByService('/geocode/search', 'Am Ufer 3, 02826, Görlitz', signal) }),
  },
]
