/** Kind of thumbnail: `list` is padded to its box, `tile` is fitted into it (image-library 7.5). */
type ThumbnailKind = 'tile' | 'list'

const QUALITY = 8
const MODES: Record<ThumbnailKind, string> = { tile: 'do=rescaleIn', list: 'do=cropIn&color=ffffff' }

/**
 * Returns the address at which the image service provides a picture, scaled to a square box.
 * @param service `hosts.image` of the configuration
 * @param box edge of the box in CSS px
 * @param pixelRatio device pixels per CSS px
 */
export function pictureThumbnail(
  service: string,
  uri: string,
  kind: ThumbnailKind,
  box: number,
  pixelRatio: number,
): string {
  const edge = Math.ceil(box * pixelRatio)
  return `${service}?file=${encodeURIComponent(uri)}&height=${edge}&width=${edge}&quality=${QUALITY}&${MODES[kind]}`
}

/**
 * Returns the address of a picture's own thumbnail: its Uri with `_t{size}` before the ending (image-library 3.1).
 * `size` is the index of the thumbnail, not a size in px.
 */
export function thumbnailUri(uri: string, size: number): string {
  return uri.replace(/(\.[^./?#]*)?([?#].*)?$/, (_, ending = '', query = '') => `_t${size}${ending}${query}`)
}
