import type { EventCluster } from '../../../examples/portal/server/events/EventCluster'
import { formBody, type FormValue } from '../../../src/wire/requestParts'
import { portalClient } from '../../support/portalClient'
import type { TestPortal } from '../../support/TestPortal'

type Fields = Readonly<Record<string, FormValue>>

/** The event calls of one member, as the library sends them. */
export interface EventClient {
  get(path: string): Promise<Response>
  post(path: string, fields: Fields): Promise<Response>
  /** Saves a new event; `fields` add to the required ones or replace them. */
  create(fields?: Fields): Promise<EventCluster>
  /** Tries to save a new event and returns status and text. */
  refused(fields: Fields): Promise<[status: number, text: string]>
  cluster(id: number): Promise<EventCluster>
  /** Returns the ids of the events on all pages of a list. */
  ids(query?: Record<string, string>): Promise<number[]>
}

export const EVENTS = '/event/api/event_cluster'

/** Required fields of an event. */
export const leastFields = {
  method: 'POST',
  Customer: 'uferland',
  IdEventType: 1,
  IsPublished: 1,
  MlTitle: 'Probe',
  DateFrom: '2027-05-31T19:30:00',
  FormalCategoryId: 101,
}

/** Makes the client of a signed-in member, or of a visitor if no account is given. */
export async function eventClient(portal: TestPortal, account?: string): Promise<EventClient> {
  const { get, post: send } = await portalClient(portal, account)
  const post: EventClient['post'] = (path, fields) => send(path, formBody(fields).toString())
  const save = (fields: Fields) => post(`${EVENTS}/cluster/`, { ...leastFields, ...fields })
  return {
    get,
    post,
    async create(fields = {}) {
      const response = await save(fields)
      if (response.status !== 200)
        throw new Error(`The event was not saved: ${response.status} ${await response.text()}`)
      return response.json()
    },
    async refused(fields) {
      const response = await save(fields)
      return [response.status, await response.text()]
    },
    cluster: async id => (await get(`${EVENTS}/cluster/${id}?Customer=uferland`)).json(),
    async ids(query = {}) {
      const ids: number[] = []
      for (let page = 1; ; page += 1) {
        const response = await get(
          `${EVENTS}?${new URLSearchParams({ Customer: 'uferland', ...query, p: String(page) }).toString()}`,
        )
        const { EventClusters, IsLastPage }: { EventClusters: EventCluster[]; IsLastPage: boolean } =
          await response.json()
        ids.push(...EventClusters.map(({ Id }) => Id))
        if (IsLastPage) return ids
      }
    },
  }
}
