const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', đ: 'd' }
const LONGEST = 80

/** A title as the end of an address: small letters, digits and hyphens; 'beitrag' for one that has neither. */
export function slugOf(title: string): string {
  const letters = title.normalize('NFC').toLowerCase().replace(/[äöüßłøæđ]/g, letter => SPELLED[letter] ?? '')
  const plain = letters.normalize('NFD').replace(/\p{M}/gu, '').replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'beitrag'
}
