import type { City } from './Gazetteer'

/** Maximum length of an entry's key, which is the beginning of a word. */
const LETTERS = 3
/**
 * Maximum length of an indexed name. An entry is one number: the place's rank (its index in `cities`) × this length +
 * the word's position in the name.
 */
const LONGEST_NAME = 256
/** Number of places that are indexed in one step, which takes a few milliseconds. */
const PIECE = 4000
/** Maximum number of pairs of letters that a search uses. A further pair would exclude few places. */
const MOST_PAIRS = 12

/**
 * Index of places by the first letters of each word in their names, and by the pairs of letters in their names. So a
 * search compares the names of only a few places.
 */
export class CityIndex {
  private readonly entries = new Map<string, number[]>()
  /** The places whose names contain a letter or pair of letters, as one bit for each rank. */
  private readonly pairs = new Map<string, Uint32Array>()

  /** @param cities in the order of the results */
  private constructor(private readonly cities: readonly City[]) {}

  /** Builds the index step by step, so that other work can run in between. */
  static *build(cities: readonly City[]): Generator<undefined, CityIndex, undefined> {
    const index = new CityIndex(cities)
    for (const [rank, { folded }] of cities.entries()) {
      for (let at = 0; at < Math.min(folded.length, LONGEST_NAME); at = nextWord(folded, at))
        index.enter(rank, folded, at)
      index.enterPairs(rank, folded)
      if (rank % PIECE === PIECE - 1) yield
    }
    return index
  }

  /**
   * Returns the places with `first` at the beginning of a word and all of `others` after it, in this order. Matches
   * among the first `group` places come before all other matches. In each of these two groups, names equal to `typed`
   * come first, then names that begin with `first`.
   */
  search(
    typed: string,
    [first = '', ...others]: readonly string[],
    { group, limit }: { group: number; limit: number },
  ): City[] {
    const [whole, beginning, inside]: [City[], City[], City[]] = [[], [], []]
    const found: City[] = []
    const take = () => {
      for (const list of [whole, beginning, inside]) found.push(...list.splice(0))
    }
    const ranks = this.ranksWith(others)
    let [last, isInGroup] = [-1, true]
    for (const entry of this.entries.get(first.slice(0, LETTERS)) ?? []) {
      const rank = Math.floor(entry / LONGEST_NAME)
      if (rank === last) continue
      if (isInGroup && rank >= group) {
        isInGroup = false
        take()
        if (found.length >= limit) break
      }
      if (ranks && !hasBit(ranks, rank)) continue
      const [city, at] = [this.cities[rank], entry % LONGEST_NAME]
      if (!city) continue
      const { folded } = city
      if (!folded.startsWith(first, at) || (folded !== typed && !follow(folded, at + first.length, others))) continue
      last = rank
      if (folded === typed) whole.push(city)
      else if (at === 0) beginning.push(city)
      else inside.push(city)
    }
    take()
    return found.slice(0, limit)
  }

  /**
   * Returns the ranks of the places whose names contain the first `MOST_PAIRS` pairs of letters of the words, as one
   * bit for each rank; undefined without words.
   */
  private ranksWith(words: readonly string[]): Uint32Array | undefined {
    let ranks: Uint32Array | undefined
    for (const pair of [...new Set(words.flatMap(pairsOf))].slice(0, MOST_PAIRS)) {
      const withPair = this.pairs.get(pair)
      if (!withPair) return new Uint32Array()
      ranks = ranks ? ranks.map((bits, index) => bits & (withPair[index] ?? 0)) : withPair
    }
    return ranks
  }

  private enterPairs(rank: number, folded: string): void {
    for (let at = 0; at < folded.length; at += 1) {
      for (const letters of [folded.charAt(at), folded.slice(at, at + 2)]) {
        const bits = this.pairs.get(letters) ?? new Uint32Array((this.cities.length >> 5) + 1)
        bits[rank >> 5] = (bits[rank >> 5] ?? 0) | (1 << (rank & 31))
        this.pairs.set(letters, bits)
      }
    }
  }

  private enter(rank: number, folded: string, at: number): void {
    for (let letters = 1; letters <= LETTERS && at + letters <= folded.length; letters += 1) {
      const beginning = folded.slice(at, at + letters)
      const entries = this.entries.get(beginning)
      if (entries) entries.push(rank * LONGEST_NAME + at)
      else this.entries.set(beginning, [rank * LONGEST_NAME + at])
    }
  }
}

/** Returns the pairs of letters of a word; the letter itself if the word has only one. */
function pairsOf(word: string): string[] {
  return word.length < 2 ? [word] : Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
}

function hasBit(bits: Uint32Array, rank: number): boolean {
  return ((bits[rank >> 5] ?? 0) & (1 << (rank & 31))) !== 0
}

/** Returns the index of the next word of a name, or the name's length. */
function nextWord(name: string, at: number): number {
  const blank = name.indexOf(' ', at)
  return blank === -1 ? name.length : blank + 1
}

/** True when the words follow in the name, in this order, from that index on. */
function follow(name: string, from: number, words: readonly string[]): boolean {
  let at = from
  return words.every(word => {
    const found = name.indexOf(word, at)
    at = found + word.length
    return found >= 0
  })
}
