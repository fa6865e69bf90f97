/**
 * The address of a picture at the image service, fitted into a box of CSS pixels.
 * `rescaleIn` keeps the whole picture; `cropOut` fills the box and cuts what stands over.
 */
export function pictureAddress(uri: string, width: number, height: number, how: 'rescaleIn' | 'cropOut' = 'rescaleIn'): string {
  return `/image?file=${encodeURIComponent(uri)}&width=${width}&height=${height}&quality=8&do=${how}`;
}
