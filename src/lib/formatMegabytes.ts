const MEGABYTE = 1024 ** 2
const SMALLEST = 0.1

/**
 * Writes an amount of bytes in MB of 1024² bytes with one decimal, such as `0,3 MB`, as lists of files show it (image-library 9.1); what would read as nothing is `< 0,1 MB`.
 * @param language a BCP 47 tag, for the decimal sign
 */
export function formatMegabytes(bytes: number, language: string): string {
  const amount = bytes / MEGABYTE
  const isTiny = amount > 0 && amount < SMALLEST / 2
  const written = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(isTiny ? SMALLEST : amount)
  return `${isTiny ? '< ' : ''}${written} MB`
}
