import { fitIntoBox } from '../../../lib/fitIntoBox'
import type { MediaItem } from '../../cluster/EventCluster'

/** Edge of the box in px, and quality of the file (events 9). */
const BOX = 300
const QUALITY = 8

/** A picture's thumbnail: its address at the image service, and its size in px. */
interface Thumbnail {
  readonly src: string
  readonly width: number
  readonly height: number
}

/**
 * Returns the thumbnail of an event's picture, fitted within 300×300. The size has the ratio of the picture. If the
 * ratios differed, the service would crop the picture (list of decisions).
 * @param service `hosts.image` of the configuration
 */
export function mediaThumbnail(service: string, { Uri, Width, Height }: MediaItem): Thumbnail {
  const { width, height } = fitIntoBox(Width, Height, BOX)
  // A text from JSON can have half of a surrogate pair, for which `encodeURIComponent` throws an error.
  const file = encodeURIComponent(Uri.replace(/\p{Surrogate}/gu, '\uFFFD'))
  return { src: `${service}?file=${file}&width=${width}&height=${height}&do=cropOut&quality=${QUALITY}`, width, height }
}
