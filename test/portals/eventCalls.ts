import { searchResponse } from './searchResponse'
import { categoriesResponse } from './categoryResponses'
import { eventResponse } from './eventResponses'
import { storedCities, storedEvents, type StoredAddress, type StoredEvent } from './eventFixtures'
import { fieldOf, listOf, type PortalCall } from './PortalCall'
import { json, loggedOut, notFound, type PortalResponse } from './PortalResponse'
import type { PortalContext } from './PortalContext'

const PAGE = 3

/**
 * Responds to calls below `/event/api` (events 7) and to the search for cities (portal-accounts 7); undefined for
 * another address.
 */
export function answerEventCall(call: PortalCall, context: PortalContext): PortalResponse | undefined {
  const { state, forms } = context
  const typed = (call.query.get('actualInput') ?? '').toLowerCase()
  const isCity = call.path === '/event/api/autocomplete/cities' || call.path.endsWith('/selectBoxDataCity.php')
  if (isCity)
    return json(
      searchResponse(
        storedCities.filter(({ name }) => name.toLowerCase().includes(typed)),
        context,
      ),
    )
  if (!call.path.startsWith('/event/api/')) return undefined
  if (context.accountId === undefined) return loggedOut
  const [resource, part, id] = call.path.split('/').slice(3)
  if (resource === 'autocomplete') {
    const kind = part === 'locations' ? 'location' : 'organiser'
    const found = state.addresses.filter(
      address => address.kind.includes(kind) && address.name.toLowerCase().includes(typed),
    )
    return json(searchResponse(found, context))
  }
  if (resource === 'address') return answerAddress(call, context, part)
  if (resource !== 'event_cluster') return undefined
  if (part === undefined) return json(listPage(call, context))
  if (part === 'categories') return json(categoriesResponse(context))
  if (call.method === 'POST' && !id) return save(undefined, call, context)
  const event = state.events.find(known => known.id === Number(id))
  if (!event) return notFound
  if (call.method === 'GET') return json(eventResponse(event, context))
  if (fieldOf(call, 'method') === 'DELETE') {
    state.events = state.events.filter(known => known !== event)
    return { body: context.shapes.published }
  }
  if (fieldOf(call, 'MlTitle') === undefined) {
    event.isPublished = fieldOf(call, 'IsPublished') === '1'
    return { body: context.shapes.published }
  }
  return save(event, call, context)

  function answerAddress(address: PortalCall, at: PortalContext, name?: string): PortalResponse {
    if (name === 'new')
      return json({
        Categories: forms.list([
          { Id: forms.number(1), Categor: 'Verein' },
          { Id: forms.number(2), Categor: 'Kirche' },
        ]),
      })
    const made: StoredAddress = {
      id: at.state.nextId++,
      name: fieldOf(address, 'Name') ?? '',
      city: storedCities.find(city => city.id === Number(fieldOf(address, 'IdCity')))?.name ?? '',
      kind: fieldOf(address, 'OrganiserLocationType') as StoredAddress['kind'],
    }
    at.state.addresses.push(made)
    return json({ Id: forms.number(made.id), Name: made.name })
  }
}

function listPage({ query }: PortalCall, context: PortalContext): unknown {
  const { state, forms, shapes } = context
  const search = (query.get('search') ?? '').toLowerCase()
  const date = query.get('date') ?? ''
  const found = state.events.filter(({ title, from }) => title.toLowerCase().includes(search) && from.startsWith(date))
  const start = (Number(query.get('p') ?? 1) - 1) * PAGE
  const answers: unknown[] = found.slice(start, start + PAGE).map(event => eventResponse(event, context))
  // Only the first page of the unfiltered list has the unusual entry.
  if (start === 0 && search === '' && date === '' && shapes.oddEntry !== 'none')
    answers.push({ null: null, text: 'Datensatz defekt', idless: { MlTitle: 'Ohne Nummer' } }[shapes.oddEntry])
  return { EventClusters: forms.list(answers), IsLastPage: forms.flag(start + PAGE >= found.length) }
}

/** Stores the sent fields in the given event, or in a new one. A field that was not sent stays unchanged. */
function save(stored: StoredEvent | undefined, call: PortalCall, { state, shapes }: PortalContext): PortalResponse {
  const blank = { ...storedEvents()[1]!, locationText: '', city: '', content: '0', formal: 0 }
  const event: StoredEvent = stored ?? { ...blank, id: state.nextId++ }
  if (!stored) state.events.push(event)
  const text = (name: string, old: string) => fieldOf(call, name)?.replace(/^null$/, '') ?? old
  const number = (name: string, old: number) => Number(text(name, String(old)) || 0)
  const location = fieldOf(call, 'IdLocation')
  Object.assign(event, {
    type: number('IdEventType', event.type),
    isPublished: number('IsPublished', Number(event.isPublished)) === 1,
    title: text('MlTitle', event.title),
    description: text('Description', event.description),
    location: location === undefined ? event.location : Number(location) || null,
    locationText: text('LocationFreetext', event.locationText),
    from: localTime(text('DateFrom', event.from)),
    to: localTime(text('DateTo', event.to)),
    formal: number('FormalCategoryId', event.formal),
    content: text('ContentCategoryId', event.content),
    characteristics: listOf(call, 'characteristics')?.map(Number) ?? event.characteristics,
    locationType: number('EventLocationTypeId', event.locationType),
    url: text('Url', event.url),
    priceUrl: text('PriceUrl', event.priceUrl),
    keywords: fieldOf(call, 'ClearKeywords') === 'true' ? [] : (listOf(call, 'Keywords') ?? event.keywords),
    pictures: idsIn(call, 'Pictures', /\[IdMedia\]$/) ?? event.pictures,
    organisers: idsIn(call, 'Organisations', /\[Id\]$/) ?? event.organisers,
    titles: translated(call, 'MlTitle', 'IdMediaLanguage') ?? event.titles,
    descriptions: translated(call, 'Description', 'IdLanguage') ?? event.descriptions,
  })
  const cluster = JSON.stringify({ Id: event.id, MlTitle: event.title })
  const body = {
    Id: `{"Id":${event.id}}`,
    true: 'true',
    id: String(event.id),
    empty: '',
    OK: 'OK',
    cluster,
    null: 'null',
    nothing: '[]',
  }
  return { body: body[shapes.saved] }
}

/** Returns the ids in a nested list. Undefined if no part of the list was sent; empty if it was sent as null. */
function idsIn(call: PortalCall, name: string, field: RegExp): number[] | undefined {
  if (listOf(call, name) === undefined) return undefined
  return call.fields.flatMap(([key, value]) => (key.startsWith(`${name}[`) && field.test(key) ? [Number(value)] : []))
}

/**
 * Returns the sent translations by language id. Those of the list override the flat fields. Undefined if none was sent.
 */
function translated(call: PortalCall, name: string, idField: string): Record<string, string> | undefined {
  const flat = [
    ['2', fieldOf(call, `${name}Translated`)],
    ['44', fieldOf(call, `${name}TranslatedPl`)],
  ] as const
  const list = call.fields.flatMap(([key, value]) => {
    const index = new RegExp(`^${name}s\\[(\\d+)\\]\\[${idField}\\]$`).exec(key)?.[1]
    return index === undefined ? [] : [[value, fieldOf(call, `${name}s[${index}][TextValue]`)] as const]
  })
  const sent = [...flat, ...list].filter(([, value]) => value !== undefined)
  return sent.length === 0
    ? undefined
    : (Object.fromEntries(sent.filter(([, value]) => value !== '')) as Record<string, string>)
}

/** Returns a moment as local time, without seconds. */
function localTime(moment: string): string {
  return moment.replace(' ', 'T').slice(0, 16)
}
