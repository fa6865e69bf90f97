const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Formats bytes in the largest suitable unit from B to TB, such as `1,5 MB` (image-library 9.1). Each unit is 1024
 * times the unit before it.
 * @param language a BCP 47 tag, for the decimal sign
 */
export function formatBytes(bytes: number, language: string): string {
  let amount = Math.max(0, bytes)
  let unit = 0
  // Compares the rounded amount, so that 1,048,400 bytes are 1 MB and not 1,024 kB.
  while (Number(amount.toFixed(decimalsOf(unit))) >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024
    unit += 1
  }
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: decimalsOf(unit) }).format(amount)} ${UNITS[unit]}`
}

/** Returns the maximum number of decimals for an index of `UNITS`: 0 for B and kB, 1 from MB on. */
function decimalsOf(unit: number): number {
  return unit > 1 ? 1 : 0
}

const MEGABYTE = 1024 ** 2
const SMALLEST = 0.1

/**
 * Formats bytes in MB of 1024² bytes with one decimal, such as `0,3 MB`, for lists of files (image-library 9.1). A
 * positive amount that would round to 0.0 is `< 0,1 MB`.
 * @param language a BCP 47 tag, for the decimal sign
 */
export function formatMegabytes(bytes: number, language: string): string {
  const amount = bytes / MEGABYTE
  const isTiny = amount > 0 && amount < SMALLEST / 2
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    isTiny ? SMALLEST : amount,
  )
  return `${isTiny ? '< ' : ''}${written} MB`
}
