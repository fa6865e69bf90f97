/** Returns a stored value of the picture library, such as `picturesLength`; null if there is none. */
export function readStoredPix(key: string): unknown {
  return JSON.parse(localStorage.getItem(`foyer.pix.${key}`) ?? 'null')
}
