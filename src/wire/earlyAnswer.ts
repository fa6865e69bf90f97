import { type EarlyTimes, isOutdated } from './earlyRequests'
import { pageWrites } from './writeKeys'

interface Asked<Answer> extends EarlyTimes {
  readonly request: string
  readonly answer: Promise<Answer>
  /** What `pageWrites` counted then. */
  readonly writes: number
  /** What came. */
  here?: Answer
}

/** Keeps one answer that a window will want first: asked for before the window is drawn, and taken once, unless it failed a while ago or the page has written since. `request` says what for. */
export function earlyAnswer<Answer>() {
  let early: Asked<Answer> | undefined
  const find = (request: string) =>
    early?.request === request && early.writes === pageWrites.count() && !isOutdated(early) ? early : undefined
  return {
    /** Asks, unless that is under way; settles when the answer is here or has failed. */
    async ask(request: string, send: () => Promise<Answer>): Promise<void> {
      const asked = find(request) ?? { request, answer: send(), at: performance.now(), writes: pageWrites.count() }
      early = asked
      try {
        asked.here = await asked.answer
      } catch {
        // Who takes it now hears of it; a window that opens later asks for itself.
        asked.failedAt ??= performance.now()
      }
    },

    /** Gives what was asked for, once; undefined when that was something else. */
    take(request: string): Promise<Answer> | undefined {
      const asked = find(request)
      early = undefined
      return asked?.answer
    },

    /** Gives what is here already, so that the window is drawn with it; a drawing may be thrown away and begun anew, and gets it again. */
    readNow: (request: string): Answer | undefined => find(request)?.here,

    /** Forgets what is here already: a window was drawn with it. */
    drop(): void {
      if (early?.here) early = undefined
    },
  }
}
