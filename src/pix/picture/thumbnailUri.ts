/** Returns the address of a picture's own thumbnail: its Uri with `_t{size}` before the ending (image-library 3.1). */
export function thumbnailUri(uri: string, size: number): string {
  return uri.replace(/(\.[^./?#]*)?([?#].*)?$/, (_, ending = '', query = '') => `_t${size}${ending}${query}`)
}
