import { openShapes, type Shapes } from './openShapes'

/**
 * Number of seeds in a block: the maximum number of variants that a shape has. The portals of a block together use
 * every variant of every shape at least once.
 */
export const BLOCK = Math.max(...Object.values(openShapes).map(({ variants }) => variants.length))

/** Returns the shapes of the portal with this seed, an integer from 1. The seeds 1 to `BLOCK` are the first block. */
export function chooseShapes(seed: number): Shapes {
  const block = Math.floor((seed - 1) / BLOCK)
  const chosen = Object.entries(openShapes).map(([name, { variants }]) => {
    const turn = Array.from({ length: BLOCK }, (_, index) => variants[index % variants.length])
    return [name, shuffle(turn, randomOf(`${name} ${block}`))[(seed - 1) % BLOCK]]
  })
  return Object.fromEntries(chosen) as Shapes
}

/** Returns a generator of numbers from 0 to below 1. The same text gives the same numbers. */
function randomOf(text: string): () => number {
  let state = 2166136261
  for (const sign of text) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

function shuffle<T>(entries: readonly T[], random: () => number): T[] {
  const left = [...entries]
  return entries.map(() => left.splice(Math.floor(random() * left.length), 1)[0]!)
}
