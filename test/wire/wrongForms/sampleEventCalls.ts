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
import { categoriesResponse } from '../../portals/categoryResponses'
import { eventResponse } from '../../portals/eventResponses'
import { storedEvents } from '../../portals/eventFixtures'
import type { SampleCall } from './SampleCall'
import { sampleConfig as config } from './sampleConfig'
import { sampleContext } from './sampleContext'
import { allDone, allRead, wrongBodies } from './wrongBodies'

/** Every truthy value means yes (events 7.3). */
const truthy = allRead(
  'done',
  wrongBodies.filter(body => !['null', ''].includes(body)),
)
const CLUSTER = '/event/api/event_cluster/cluster/{id}'
const signal = new AbortController().signal
const cluster = eventResponse(storedEvents()[0]!, sampleContext)
const libraryPicture = { Id: 501, Uri: 'https://media.kulturkreis.test/wehr.jpg', MetaTmedia: { Id: 7501 } }
const found = { results: [{ id: 1, value: 'Jena', info: 'Thüringen' }] }
const address = {
  Name: 'Mühlenhof',
  Street: '',
  Postcode: '',
  IdCity: '4712',
  Email: '',
  Category: '1',
  OrganiserLocationType: 'location',
  GeocodeLat: null,
  GeocodeLng: null,
} as const

/** The calls of event management. */
export const sampleEventCalls: readonly SampleCall[] = [
  {
    name: 'eventClusterWire.fetchEventPage',
    call: 'GET /event/api/event_cluster',
    answer: { EventClusters: [cluster], IsLastPage: true },
    send: () => fetchEventPage(config, { search: '', date: '' }, 1),
  },
  {
    name: 'eventClusterWire.fetchEventCluster',
    call: `GET ${CLUSTER}`,
    answer: cluster,
    send: () => fetchEventCluster(config, 901),
  },
  {
    name: 'eventClusterWire.saveEvent PUT',
    call: `POST ${CLUSTER} method=PUT`,
    answer: { Id: 901 },
    takes: allRead(901),
    send: () => saveEvent(config, 901, { MlTitle: 'Mühlentag' }),
  },
  {
    name: 'eventClusterWire.publishEvent',
    call: `POST ${CLUSTER} method=PUT IsPublished`,
    answer: true,
    takes: truthy,
    send: () => publishEvent(config, 901, true),
  },
  {
    name: 'eventClusterWire.deleteEvent',
    call: `POST ${CLUSTER} method=DELETE`,
    answer: true,
    takes: truthy,
    send: () => deleteEvent(config, 901),
  },
  {
    name: 'eventClusterWire.saveEvent',
    call: `POST ${CLUSTER} method=POST`,
    answer: { Id: 901 },
    // The contract does not show the response to a save.
    takes: allDone,
    send: () => saveEvent(config, null, { MlTitle: 'Mühlentag' }),
  },
  {
    name: 'eventCategoriesWire.fetchEventCategories',
    call: 'GET /event/api/event_cluster/categories',
    answer: categoriesResponse(sampleContext),
    send: () => fetchEventCategories(config),
  },
  {
    name: 'addressWire.searchAddresses',
    call: 'GET /event/api/autocomplete/locations',
    answer: found,
    send: () => searchAddresses(config, 'location', 'je', signal),
  },
  {
    name: 'addressWire.searchAddresses organisers',
    call: 'GET /event/api/autocomplete/organisers',
    answer: found,
    send: () => searchAddresses(config, 'organisation', 'je', signal),
  },
  {
    name: 'addressWire.searchAddressCities',
    call: 'GET /event/api/autocomplete/cities',
    answer: found,
    send: () => searchAddressCities(config, 'je', signal),
  },
  {
    name: 'addressWire.fetchAddressCategories',
    call: 'GET /event/api/address/new',
    answer: { Categories: [{ Id: 1, Categor: 'Verein' }] },
    send: () => fetchAddressCategories(config),
  },
  {
    name: 'addressWire.createAddress',
    call: 'POST /event/api/address method=POST',
    answer: { Id: 5, Name: 'Mühlenhof' },
    send: () => createAddress(config, address),
  },
  {
    name: 'pictureIdWire.fetchPictureOfId',
    call: 'GET /pix/pictures/{id}',
    answer: libraryPicture,
    send: () => fetchPictureOfId(config, 501),
  },
  {
    name: 'pictureIdWire.fetchOwnPictures',
    call: 'GET /pix/pictures/by/{accountId}',
    answer: [libraryPicture],
    send: () => fetchOwnPictures(config, 0),
  },
  {
    name: 'expertWire.fetchStageToken',
    call: 'GET /event/api/auth?m=get_stage_app_token',
    answer: 'tok-4f2a',
    takes: { 17: '17' },
    send: () => fetchStageToken(config),
  },
  {
    name: 'geocodeWire.geocodeByService',
    call: 'GET geocoder',
    answer: [{ lat: '50.93', lon: 11.59 }],
    send: () => geocodeByService('/geocode/search', 'Jena', signal),
  },
]
