import { http, HttpResponse } from 'msw'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'

/**
 * Makes handlers for an event. The first request gets the event unchanged. Every later one gets it with `title`, as if
 * another person had saved this title.
 */
export const changedEventHandlers = (event: EventCluster, title: string) => [
  http.get('*/cluster/:id', () => HttpResponse.json(event), { once: true }),
  http.get('*/cluster/:id', () => HttpResponse.json({ ...event, MlTitle: title })),
]
