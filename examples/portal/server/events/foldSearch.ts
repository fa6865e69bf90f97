/** A text as the search for events compares it: without case, and with ß as the ss that many type for it. */
export function foldSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ß', 'ss')
}
