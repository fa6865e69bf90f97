import { longName } from './shortNames'

/** Parts of names that people often leave out. */
const PARTICLES = new Set([
  'von',
  'vom',
  'van',
  'der',
  'den',
  'de',
  'zu',
  'zum',
  'zur',
  'und',
  'dr',
  'prof',
  'dipl',
  'ing',
])
const MOST = 6

/**
 * Returns the first six folded parts of a name without particles: meyer and landrut for 'von Meyer-Landrut'. If a name
 * has only particles, they stay.
 */
export function nameParts(name: string): string[] {
  const words = foldName(name)
    .split(' ')
    .filter(word => word !== '')
  const parts = words.filter(word => !PARTICLES.has(word))
  return (parts.length > 0 ? parts : words).slice(0, MOST)
}

/**
 * Returns the edit distance of two words: the number of letters to change, add, remove or swap with a neighbour.
 * Returns `most` + 1 if the distance is larger than `most`.
 */
export function editDistance(first: string, second: string, most: number): number {
  const [a, b] = [[...first], [...second]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [previous, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const [left = 0, above = 0, corner = 0] = [next[j], row[j + 1], row[j]]
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other
      const straight = Math.min(left + 1, above + 1, corner + (letter === other ? 0 : 1))
      next.push(isSwap ? Math.min(straight, (previous[j - 1] ?? 0) + 1) : straight)
    }
    ;[previous, row] = [row, next]
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}

const SPELLED_OUT: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Matches names that folding only changes to lower case, such as most place names in the gazetteer. */
const PLAIN_LETTERS = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/**
 * Folds a name for comparison: lower case, umlauts and ß spelled out, other diacritics removed, one space between
 * words.
 */
export function foldName(name: string): string {
  if (PLAIN_LETTERS.test(name)) return name.toLowerCase()
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæœøłđðþ]/g, letter => SPELLED_OUT[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’`´.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const PLAIN: Record<string, string> = {
  b: '1',
  f: '3',
  v: '3',
  w: '3',
  g: '4',
  k: '4',
  q: '4',
  l: '5',
  m: '6',
  n: '6',
  r: '7',
  s: '8',
  z: '8',
}

/**
 * Returns the sound of a German word by the Kölner Phonetik of Hans Joachim Postel (1969): Meyer, Maier and Mayr are
 * all 67. A word without Latin letters has no code, so it is returned only folded.
 */
export function colognePhonetics(word: string): string {
  const letters = foldName(word).replace(/ /g, '')
  if (!/[a-z]/.test(letters)) return letters
  const codes = [...letters]
    .map((letter, at) => codeOf(letter, letters[at - 1] ?? '', letters[at + 1] ?? '', at === 0))
    .join('')
  const single = codes.replace(/(\d)\1+/g, '$1')
  return single.slice(0, 1) + single.slice(1).replace(/0/g, '')
}

function codeOf(letter: string, before: string, after: string, isFirst: boolean): string {
  if ('aeijouy'.includes(letter)) return '0'
  if (letter === 'h') return ''
  if (letter === 'p') return after === 'h' ? '3' : '1'
  if (letter === 'd' || letter === 't') return isOneOf(after, 'csz') ? '8' : '2'
  if (letter === 'x') return isOneOf(before, 'ckq') ? '8' : '48'
  if (letter === 'c' && isFirst) return isOneOf(after, 'ahkloqrux') ? '4' : '8'
  if (letter === 'c') return isOneOf(after, 'ahkoqux') && !isOneOf(before, 'sz') ? '4' : '8'
  return PLAIN[letter] ?? ''
}

function isOneOf(letter: string, letters: string): boolean {
  return letter !== '' && letters.includes(letter)
}

/** Returns the similarity of two folded parts of names, from 0 to 1. */
function partSimilarity(a: string, b: string): number {
  if (a === b) return 1
  if (withoutUmlauts(a) === withoutUmlauts(b)) return 0.97
  if (isInitial(a, b) || isInitial(b, a)) return 0.62
  if (longName(a) === longName(b)) return 0.9
  const similarity = soundSimilarity(a, b)
  // Martin and Martina, Lang and Lange are different names, however similar.
  return endsInVowel(a) === endsInVowel(b) ? similarity : Math.min(similarity, 0.55)
}

function soundSimilarity(a: string, b: string): number {
  if (Math.min(a.length, b.length) >= 5 && editDistance(a, b, 1) === 1) return 0.88
  const code = colognePhonetics(a)
  if (code.length < 2 || code !== colognePhonetics(b)) return 0
  return a[0] === b[0] ? 0.86 : 0.8
}

function endsInVowel(part: string): boolean {
  return /[aeiou]$/.test(part)
}

/**
 * Replaces ae, oe and ue by the base letter, because Müller (folded: mueller) is also written Muller on foreign
 * keyboards.
 */
function withoutUmlauts(part: string): string {
  return part.replace(/([aou])e/g, '$1')
}

function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.length > 1 && long.startsWith(short)
}

/** Factor for the similarity of two names if one of them has fewer parts, such as Meyer and Meyer-Landrut. */
const PARTLY = 0.82

/** Returns the similarity of two names by their parts in any order, from 0 to 1. */
export function nameSimilarity(first: readonly string[], second: readonly string[]): number {
  if (first.length === 0 || second.length === 0) return 0
  if (first.join('') === second.join('')) return 1
  const [few, many] = first.length <= second.length ? [first, [...second]] : [second, [...first]]
  const isPartly = few.length < many.length
  let sum = 0
  for (const part of few) {
    const similarities = many.map(other => partSimilarity(part, other))
    const best = Math.max(...similarities)
    if (best === 0) return 0
    many.splice(similarities.indexOf(best), 1)
    sum += best
  }
  return (sum / few.length) * (isPartly ? PARTLY : 1)
}
