import { setTimeout as wait } from 'node:timers/promises'

/** Does the work and answers no sooner than after so many milliseconds: how long it took tells nothing. Refusals wait as well. */
export async function answerAfter<Answer>(milliseconds: number, work: () => Promise<Answer>): Promise<Answer> {
  const [done] = await Promise.allSettled([work(), wait(milliseconds)])
  if (done.status === 'rejected') throw done.reason
  return done.value
}
