import type { EventCluster } from '../../cluster/EventCluster'
import { comparedCluster, type ComparedEvent } from './comparedCluster'

/** How alike two titles are, from 0 to 1, from which on they may mean the same event. */
const ALIKE = 0.6
/** Shorter titles are alike by chance. */
const MIN_PART = 5

/** A text without case, accents and signs. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  const letters = bare(text).replaceAll(' ', '')
  for (let at = 0; at < letters.length - 1; at++) {
    const pair = letters.slice(at, at + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** How many pairs of letters two titles share, from 0 to 1. */
function likenessOf(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)]
  const sum = (counts: Map<string, number>) => [...counts.values()].reduce((all, count) => all + count, 0)
  const total = sum(pairs) + sum(others)
  if (total === 0) return bare(one) === bare(other) ? 1 : 0
  let shared = 0
  for (const [pair, count] of pairs) shared += Math.min(count, others.get(pair) ?? 0)
  return (2 * shared) / total
}

function hasAlikeTitle(one: string, other: string): boolean {
  const [first, second] = [bare(one), bare(other)].toSorted((a, b) => a.length - b.length) as [string, string]
  return (first.length >= MIN_PART && second.includes(first)) || likenessOf(one, other) >= ALIKE
}

function isSamePlace(one: ComparedEvent, other: ComparedEvent): boolean {
  if (one.placeId !== null && other.placeId !== null) return one.placeId === other.placeId
  return bare(one.place) === bare(other.place)
}

/** The events of a list that may be the same one entered before: on the same day, in the same place, with a similar title. */
export function findLikelyDuplicates(event: ComparedEvent, list: readonly EventCluster[]): readonly EventCluster[] {
  return list.filter(cluster => {
    const other = comparedCluster(cluster)
    const isSameDay = other.firstDay !== '' && other.firstDay <= event.lastDay && event.firstDay <= other.lastDay
    return other.id !== event.id && isSameDay && isSamePlace(event, other) && hasAlikeTitle(event.title, other.title)
  })
}
