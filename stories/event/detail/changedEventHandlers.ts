import { http, HttpResponse } from 'msw'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'

/**
 * Makes handlers that first return an event unchanged, and from then on with a title that another person has saved.
 */
export const changedEventHandlers = (event: EventCluster, title: string) => [
  http.get('*/cluster/:id', () => HttpResponse.json(event), { once: true }),
  http.get('*/cluster/:id', () => HttpResponse.json({ ...event, MlTitle: title })),
]
