/** How the database cuts a hash into bands (the column hash_bands): the length of each in bits, in the order of the bits. */
const LENGTHS = [13, 13, 13, 13, 12]
const BAND_STEP = 8192

/**
 * The bands that a 64-bit hash (in hex) within nine bits of `hash` must share at least one of: five bands share at most nine differing bits,
 * so one of them differs in one bit or none.
 */
export function nearBands(hash: string): number[] {
  const bits = BigInt(`0x${hash}`)
  let rest = 64
  return LENGTHS.flatMap((length, index) => {
    rest -= length
    const value = Number((bits >> BigInt(rest)) & ((1n << BigInt(length)) - 1n))
    const near = [value, ...Array.from({ length }, (_, bit) => value ^ (1 << bit))]
    return near.map(band => index * BAND_STEP + band)
  })
}
