const SPELLED_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th' }

/** What needs nothing but small letters; most places of the gazetteer do. */
const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** A name as names are compared: small letters, umlauts and ß spelled out, other marks dropped, and one blank between words. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
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
