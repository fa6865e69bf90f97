const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'] as const

/**
 * Writes an amount of bytes in its largest fitting unit, such as `1,5 MB`; units of 1024 (image-library 9.1).
 * @param language a BCP 47 tag, for the decimal sign
 */
export function formatBytes(bytes: number, language: string): string {
  let amount = Math.max(0, bytes)
  let unit = 0
  while (amount >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024
    unit += 1
  }
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: unit > 1 ? 1 : 0 }).format(amount)} ${UNITS[unit]}`
}
