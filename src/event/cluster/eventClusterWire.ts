import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { FormValue } from '../../wire/requestParts'
import { checkResponse } from '../../wire/readResponse'
import { sendRequest } from '../../wire/sendRequest'
import { eventAddresses } from '../eventAddresses'
import { readOrNull } from '../portalMap'
import { knownObject } from '../../wire/knownFields'
import { portalEntries, portalFlag, reportLosses } from '../../wire/portalValues'
import { eventClusterSchema, eventId } from './eventClusterSchema'
import type { EventCluster } from './EventCluster'

/** One page of the member's own events (events 3.7). */
export interface EventPage {
  readonly EventClusters: readonly EventCluster[]
  readonly IsLastPage: boolean
  /** The errors of events that can't be read and are left out. */
  readonly errors: readonly unknown[]
}

/** Search for the member's own events by a text, a day, or both. If both are empty, the search finds all events. */
export interface EventSearch {
  readonly search: string
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string
}

const pageSchema = knownObject({ EventClusters: portalEntries, IsLastPage: portalFlag })
/** Successful responses by which the portal says that it did not do the action. */
const NOT_DONE = new Set<unknown>([null, false, 0, '', '0', 'false'])
const doneSchema = v.pipe(
  v.unknown(),
  v.check(answer => !NOT_DONE.has(typeof answer === 'string' ? answer.trim() : answer), 'must confirm the action'),
)
const clusterUrl = (config: ResolvedConfig, id: number | null) =>
  `${eventAddresses(config).cluster}/cluster/${id ?? ''}`
const customer = (config: ResolvedConfig) => config.customer ?? ''

/**
 * Fetches one page of the member's own events (GET api/event_cluster). Leaves out events that can't be read.
 * @param page counted from 1
 * @param onUnreadable called with each event that can't be read, as the portal sent it, and its error
 * @throws FailedRequest 'malformed' if the page has events, but none can be read and there is no `onUnreadable`
 */
export async function fetchEventPage(
  config: ResolvedConfig,
  { search, date }: EventSearch,
  page: number,
  signal?: AbortSignal,
  onUnreadable?: (event: unknown, error: unknown) => void,
): Promise<EventPage> {
  const call = 'GET /event/api/event_cluster'
  const url = eventAddresses(config).cluster
  const { EventClusters, IsLastPage } = await sendRequest({
    call,
    url,
    query: { Customer: customer(config), search, date, p: page },
    schema: pageSchema,
    signal,
  })
  const errors: unknown[] = []
  const readable = EventClusters.flatMap((cluster, index) => {
    try {
      return (
        checkResponse(
          call,
          url,
          { EventClusters: { [index]: cluster } },
          v.object({
            EventClusters: v.object({
              [index]: reportLosses(config, call, url, eventClusterSchema, `EventClusters.${index}.`),
            }),
          }),
        ).EventClusters[index] ?? []
      )
    } catch (error) {
      errors.push(error)
      onUnreadable?.(cluster, error)
      return []
    }
  })
  if (errors.length > 0 && readable.length === 0 && !onUnreadable) throw errors[0]
  return { EventClusters: readable, IsLastPage, errors }
}

/** Fetches one event (GET api/event_cluster/cluster/{id}). */
export function fetchEventCluster(config: ResolvedConfig, id: number, signal?: AbortSignal): Promise<EventCluster> {
  const call = 'GET /event/api/event_cluster/cluster/{id}'
  const url = clusterUrl(config, id)
  return sendRequest({
    call,
    url,
    query: { Customer: customer(config) },
    schema: reportLosses(config, call, url, eventClusterSchema),
    signal,
  })
}

/**
 * Publishes or unpublishes an event (POST method=PUT IsPublished). Sends no Idempotency-Key, because repeating the
 * request is harmless. With a key, a retry after a lost response would do nothing, even if another person has reversed
 * the change meanwhile.
 */
export async function publishEvent(
  config: ResolvedConfig,
  id: number,
  isPublished: boolean,
  signal?: AbortSignal,
): Promise<void> {
  await sendRequest({
    call: 'POST /event/api/event_cluster/cluster/{id} method=PUT IsPublished',
    url: clusterUrl(config, id),
    form: { method: 'PUT', IsPublished: isPublished ? 1 : 0, Customer: customer(config) },
    schema: doneSchema,
    isTextTaken: true,
    signal,
  })
}

/** Deletes an event (POST method=DELETE). */
export async function deleteEvent(config: ResolvedConfig, id: number, signal?: AbortSignal): Promise<void> {
  await sendRequest({
    call: 'POST /event/api/event_cluster/cluster/{id} method=DELETE',
    url: clusterUrl(config, id),
    form: { method: 'DELETE', Customer: customer(config) },
    schema: doneSchema,
    isTextTaken: true,
    signal,
  })
}

const namedId = v.pipe(
  v.unknown(),
  v.transform(answer => (v.is(v.object({ data: v.object({ Id: v.unknown() }) }), answer) ? answer.data : answer)),
  v.object({ Id: readOrNull('Id', eventId, id => !id || id === '0') }),
)
/**
 * Schema of the response to a save. The result is the event's id, or null if the response has none. The contract does
 * not specify the response. Every successful response counts as saved, except the value false and the text 'false'.
 */
const savedSchema = v.pipe(
  v.unknown(),
  v.check(answer => answer !== false && answer !== 'false', 'must not be false'),
  v.transform((answer): number | null => {
    const { success, output } = v.safeParse(namedId, answer)
    return success ? output.Id : null
  }),
)

/**
 * Saves the given fields of an event (POST with method=POST for a new event, else method=PUT). The address for a new
 * event ends in a slash (list of decisions).
 * @returns the event's id; undefined for a new event if the response does not hold it
 */
export async function saveEvent(
  config: ResolvedConfig,
  id: number | null,
  fields: Readonly<Record<string, FormValue>>,
): Promise<number | undefined> {
  const method = id === null ? 'POST' : 'PUT'
  const call = `POST /event/api/event_cluster/cluster/{id} method=${method}`
  const url = clusterUrl(config, id)
  const savedId = await sendRequest({
    call,
    url,
    form: { method, Customer: customer(config), ...fields },
    schema: reportLosses(config, call, url, savedSchema),
    isTextTaken: true,
    isKeyed: config.idempotency,
  })
  return savedId ?? id ?? undefined
}
