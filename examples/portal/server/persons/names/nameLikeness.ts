import { partLikeness } from './partLikeness'

/** A name of which the other has only some parts: Meyer-Landrut and Meyer. */
const PARTLY = 0.82

/** How alike two names are by their parts in any order, from 0 to 1. */
export function nameLikeness(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 || second.length === 0) return 0
  if (first.join('') === second.join('')) return 1
  const [few, many] = first.length <= second.length ? [first, [...second]] : [second, [...first]]
  const isPartly = few.length < many.length
  let sum = 0
  for (const part of few) {
    const likenesses = many.map(other => partLikeness(part, other))
    const best = Math.max(...likenesses)
    if (best === 0) return 0
    many.splice(likenesses.indexOf(best), 1)
    sum += best
  }
  return (sum / few.length) * (isPartly ? PARTLY : 1)
}
