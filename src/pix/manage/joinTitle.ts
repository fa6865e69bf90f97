/** Joins a title's parts, such as title and subtitle; what is missing or blank is left out (image-library 9.1). */
export function joinTitle(...parts: readonly (string | null | false)[]): string {
  return parts.map(part => part && part.trim()).filter(Boolean).join(' – ')
}
