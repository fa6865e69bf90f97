import { wireDate } from './wireDate'

/** The portal's day, 'YYYY-MM-DD'. */
export function today(now = new Date()): string {
  return wireDate(now).slice(0, 10)
}
