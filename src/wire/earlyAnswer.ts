import { pageWrites } from './pageWrites'

interface Asked<Answer> {
  readonly request: string
  readonly answer: Promise<Answer>
  /** When it was asked for, in ms. */
  readonly at: number
  /** What `pageWrites` counted then. */
  readonly writes: number
  /** What came. */
  here?: Answer
  /** When it failed, in ms. */
  failedAt?: number
}

// What was asked for longer ago, as by a preload, may have changed since.
const FRESH_MS = 10_000
// What failed just now, as while its window was loading, is told as it is: nothing is asked twice behind the person’s back.
const JUST_NOW_MS = 1000

/** Keeps one answer that a window will want first: asked for before the window is drawn, and taken once, unless it failed a while ago or the page has written since. `request` says what for. */
export function earlyAnswer<Answer>() {
  let early: Asked<Answer> | undefined
  const find = (request: string) => (early?.request === request && performance.now() - (early.failedAt ?? Infinity) < JUST_NOW_MS && early.writes === pageWrites.count() && performance.now() - early.at < FRESH_MS ? early : undefined)
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
