const PARTS = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' })

/** A time as the contract sends it: 'YYYY-MM-DD HH:mm:ss', the portal's wall time. */
export function wireDate(date: Date): string {
  return PARTS.format(date)
}
