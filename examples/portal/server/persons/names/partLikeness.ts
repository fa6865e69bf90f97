import { colognePhonetics } from './colognePhonetics'
import { editDistance } from './editDistance'
import { shortNames } from './shortNames'

/** How alike two parts of names are that are folded already, from 0 to 1. */
export function partLikeness(a: string, b: string): number {
  if (a === b) return 1
  if (withoutUmlauts(a) === withoutUmlauts(b)) return 0.97
  if (isInitial(a, b) || isInitial(b, a)) return 0.62
  if ((shortNames[a] ?? a) === (shortNames[b] ?? b)) return 0.9
  const likeness = soundLikeness(a, b)
  // Martin and Martina, Lang and Lange are other names, however alike.
  return endsInVowel(a) === endsInVowel(b) ? likeness : Math.min(likeness, 0.55)
}

function soundLikeness(a: string, b: string): number {
  if (Math.min(a.length, b.length) >= 5 && editDistance(a, b, 1) === 1) return 0.88
  const code = colognePhonetics(a)
  if (code.length < 2 || code !== colognePhonetics(b)) return 0
  return a[0] === b[0] ? 0.86 : 0.8
}

function endsInVowel(part: string): boolean {
  return /[aeiou]$/.test(part)
}

/** Müller is also written Muller where a keyboard has no umlaut. */
function withoutUmlauts(part: string): string {
  return part.replace(/([aou])e/g, '$1')
}

function isInitial(short: string, long: string): boolean {
  return short.length === 1 && long.length > 1 && long.startsWith(short)
}
