/**
 * Splits a text at the page's delimiter and trims the parts; drops empty ones (image-library 5.4). The end of the text
 * counts as a space, so with the default delimiter `, ` a `,` at the end is removed.
 */
export function splitAtDelimiter(text: string, delimiter: string): string[] {
  return `${text} `
    .split(delimiter)
    .map(part => part.trim())
    .filter(part => part !== '')
}

/**
 * Returns the keywords of an edited text. An unchanged text returns the present keywords, even if they contain the
 * delimiter.
 */
export function editedKeywords(text: string, present: readonly string[], delimiter: string): readonly string[] {
  return text === present.join(delimiter) ? present : splitAtDelimiter(text, delimiter)
}
