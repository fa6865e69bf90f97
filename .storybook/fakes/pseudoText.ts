const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = 'àƀçđéƒĝĥîĵķļɱñöþɋŕšŧüṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŦÜṼŴẊÝŽ'
const LONGER = 0.4
const FILLING = 'ļöñĝéŕ ţéẋŧ '

/** Returns a text in the pseudo-locale: in brackets, with accents, about 40 % longer. Keeps `{MARKERS}` and tags. */
export function pseudoText(text: string): string {
  const accented = text.replace(
    /(\{[^{}]*\}|<[^<>]*>|&\w+;)|[a-z]/gi,
    (sign, kept: string | undefined) => kept ?? ACCENTED[PLAIN.indexOf(sign)] ?? sign,
  )
  const more = Math.ceil(text.length * LONGER)
  return `⟦${accented} ${FILLING.repeat(Math.ceil(more / FILLING.length))
    .slice(0, more)
    .trim()}⟧`
}
