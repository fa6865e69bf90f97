import type { Page } from '@playwright/test'

const MOST_PAGES = 20

/**
 * Returns the id of the author's first event that is of the type 'single' and has a date. The first pages may have only
 * other events, such as events without a date.
 */
export const firstEventId = (page: Page): Promise<number> =>
  page.evaluate(async most => {
    for (let number = 1; number <= most; number++) {
      const answer = await fetch(`/event/api/event_cluster?Customer=uferland&search=&date=&p=${number}`)
      const { EventClusters } = (await answer.json()) as {
        EventClusters: { Id: number; IdEventType: number; DateFrom: string }[]
      }
      const found = EventClusters.find(({ IdEventType, DateFrom }) => IdEventType === 1 && DateFrom !== '')
      if (found) return found.Id
    }
    throw new Error(`The first ${most} pages of events have no event of the type 'single' with a date.`)
  }, MOST_PAGES)
