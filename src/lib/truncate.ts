/** Cuts a text to `length` characters and ends it in '...'; a text that fits stays as it is. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  // By code points, so that no sign is cut in half.
  const signs = [...text]
  return signs.length <= length ? text : `${signs.slice(0, length).join('').trimEnd()}...`
}
