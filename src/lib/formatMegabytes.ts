/**
 * Writes an amount of bytes in MB of 1024² bytes with one decimal, such as `0,3 MB`, as lists of files show it (image-library 9.1).
 * @param language a BCP 47 tag, for the decimal sign
 */
export function formatMegabytes(bytes: number, language: string): string {
  return `${new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1024 ** 2)} MB`
}
