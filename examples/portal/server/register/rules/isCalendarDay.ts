const SHAPE = /^(\d\d)([./-])(\d\d)\2(\d{4})$/
const OLDEST_YEAR = 1880

/** Whether a text is a day of the past, as dd.mm.yyyy, dd/mm/yyyy or dd-mm-yyyy (portal-accounts 5). */
export function isCalendarDay(text: string, today = new Date()): boolean {
  const [, day, , month, year] = SHAPE.exec(text) ?? []
  if (day === undefined || month === undefined || year === undefined) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCDate() === Number(day) && date.getUTCMonth() === Number(month) - 1
  return isReal && Number(year) >= OLDEST_YEAR && date <= today
}
