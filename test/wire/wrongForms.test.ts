import { resolveConfig } from '../../src/config/resolveConfig'
import { createAddress, fetchAddressCategories, searchAddresses } from '../../src/event/address/addressWire'
import { fetchEventCluster, fetchEventPage } from '../../src/event/cluster/eventClusterWire'
import { fetchEventCategories } from '../../src/event/topics/eventCategoriesWire'
import { fetchLanguages } from '../../src/language/languageWire'
import { fetchDescriptionLanguages } from '../../src/pix/descriptions/descriptionLanguageWire'
import { fetchPicture, fetchPictures } from '../../src/pix/picture/pictureWire'
import { createSeries, fetchSeries } from '../../src/pix/series/seriesWire'
import { checkAccountExists, fetchSession, tryLogin } from '../../src/register/account/accountWire'
import { fetchLoggedInPerson } from '../../src/register/person/personWire'
import { answerForms } from '../portals/answerForms'
import { categoriesAnswer } from '../portals/categoryAnswers'
import { eventAnswer } from '../portals/eventAnswers'
import { storedEvents } from '../portals/eventFixtures'
import { openShapes, type Shapes } from '../portals/openShapes'
import { pictureAnswer } from '../portals/pictureAnswers'
import { storedPictures } from '../portals/pictureFixtures'
import { freshState } from '../portals/SecondPortalState'
import { answerWith } from '../support/answerWith'
import { consoleGuard } from '../support/consoleGuard'

const config = resolveConfig(
  { customer: 'kulturkreis', auth: { account: 'thea@kulturkreis.test', accountId: 17 } },
  new URL('http://localhost/'),
)
const signal = new AbortController().signal
/** Every open shape in its first variant, which is the specification's own. */
const shapes = Object.fromEntries(
  Object.entries(openShapes).map(([name, { variants }]) => [name, variants[0]]),
) as Shapes
const context = { shapes, forms: answerForms(shapes), state: freshState(), accountId: 17 }
const picture = pictureAnswer(storedPictures()[0]!, context.forms, shapes)
const cluster = eventAnswer(storedEvents()[0]!, context)
const series = { Id: 21, Title: 'Mühlen' }
const person = {
  id: 17,
  email: 'thea@kulturkreis.test',
  firstname: 'Thea',
  surname: 'Brandhorst',
  city: 'Olpe',
  city_id: '4712',
}
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

/** Each call that reads fields, with a valid response. */
const calls: readonly (readonly [name: string, answer: unknown, send: () => Promise<unknown>])[] = [
  ['GET /pix/pictures/{id}', picture, () => fetchPicture(config, 501)],
  ['GET /pix/pictures/by/{accountId}', [picture], () => fetchPictures(config, { from: 0, limit: 36, filter: '' })],
  ['GET /pix/series/by/{accountId}', [series], () => fetchSeries(config)],
  ['POST /pix/series', series, () => createSeries(config, 'Mühlen')],
  ['GET /pix/languages', [{ Id: 1, Locale: 'de_DE' }], () => fetchDescriptionLanguages(config)],
  ['GET getMlLanguages.php', [{ locale: 'de_DE', name: 'Deutsch', id: 1 }], () => fetchLanguages(config)],
  [
    'GET /event/api/event_cluster',
    { EventClusters: [cluster], IsLastPage: true },
    () => fetchEventPage(config, { search: '', date: '' }, 1),
  ],
  ['GET /event/api/event_cluster/cluster/{id}', cluster, () => fetchEventCluster(config, 901)],
  ['GET /event/api/event_cluster/categories', categoriesAnswer(context), () => fetchEventCategories(config)],
  [
    'GET /event/api/autocomplete/locations',
    { results: [{ id: 1, value: 'Jena', info: '' }] },
    () => searchAddresses(config, 'location', 'je', signal),
  ],
  ['GET /event/api/address/new', { Categories: [{ Id: 1, Categor: 'Verein' }] }, () => fetchAddressCategories(config)],
  ['POST /event/api/address', { Id: 5, Name: 'Mühlenhof' }, () => createAddress(config, address)],
  ['check_account_exists', { exists: true }, () => checkAccountExists(config, 'thea')],
  ['get_session_data', { account: 'thea' }, () => fetchSession(config)],
  ['get_loggedin_user_data', person, () => fetchLoggedInPerson(config)],
  [
    'try_login',
    { next: 'message', title: 'Hinweis', message: 'Gut', redirect: '/', button_ok_text: 'Ja' },
    () => tryLogin(config, { username: 'a', passwd: 'b', stays: false }, {}),
  ],
]

/** Fields that may have other forms, or of which only a part is read: a text for a list or an object, the number of entries, an id alone. */
const READ_OTHERWISE =
  /(Keywords|City)$|CbMdbTmedia2ShareGroups\.\d|Pictures\.\d+\.(Uri|Width|Height)$|dataAttrs(\.id)?$/

/** Every field of a valid response, in each form that no specification allows for it. */
const rows = calls.flatMap(([name, answer, send]) =>
  pathsIn(answer)
    .filter(path => !READ_OTHERWISE.test(path.join('.')))
    .flatMap(path =>
      wrongForms(valueAt(answer, path)).map(
        wrong => [name, path.join('.'), JSON.stringify(wrong), send, answer, replaceAt(answer, path, wrong)] as const,
      ),
    ),
)

test.each(rows)(
  '%s with %s as %s is told on the console or refused, by call and field',
  async (name, path, _, send, right, wrong) => {
    answerWith({ body: JSON.stringify(right) })
    const expected: unknown = await send()
    expect(consoleGuard.unexpected).toEqual([])
    answerWith({ body: JSON.stringify(wrong) })
    const read: unknown = await send().catch((error: unknown) => {
      console.error(error)
      return error
    })
    const said = consoleGuard.unexpected.splice(0).join('\n')
    const [, field = ''] = /shape at '([^']+)'/.exec(said) ?? []
    const isTold = said.includes(name) && path.split('.').includes(field.split('.').at(-1) ?? '')
    // A field that is not read may have any form. Nothing is reported, and the other fields are read as before.
    const outcome = said === '' ? read : isTold ? expected : said
    expect(outcome).toEqual(expected)
  },
)

function wrongForms(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return typeof value === 'object' ? ['kaputt', 17] : [{ nested: { deep: 1 } }, [[1]]]
}

function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [[...path]] : []
  return [
    ...(path.length > 0 ? [[...path]] : []),
    ...Object.entries(value).flatMap(([key, child]) => pathsIn(child, [...path, key])),
  ]
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], value)
}

function replaceAt(value: unknown, path: readonly string[], by: unknown): unknown {
  const copy = structuredClone(value)
  Object.assign(valueAt(copy, path.slice(0, -1)) as object, { [path.at(-1)!]: by })
  return copy
}
