import { http, HttpResponse } from 'msw'
import type { EventCluster } from '../../../src/event/cluster/EventCluster'

/** Answers an event as it was opened at first, and from then on with the title that somebody else gave it meanwhile. */
export const answerChanged = (event: EventCluster, title: string) => [
  http.get('*/cluster/:id', () => HttpResponse.json(event), { once: true }),
  http.get('*/cluster/:id', () => HttpResponse.json({ ...event, MlTitle: title })),
]
