import type { FormMap } from '../../http/FormMap'
import { readText } from '../../http/readText'
import { readWallTime } from '../../wallTime/readWallTime'
import { isNothing } from './isNothing'

const LONGEST = 40

/** Beginning and end of an event; an event may have neither. The day and time of the editor's own fields count where the whole beginning is not sent. Throws RequestError 400. */
export function readEventTimes(form: FormMap): { dateFrom?: string | null; dateTo?: string | null; hasTime?: boolean } {
  const dateFrom = timeIn(form, 'DateFrom') ?? beginningOf(form)
  const dateTo = timeIn(form, 'DateTo')
  if (dateFrom === undefined) return dateTo === undefined ? {} : { dateTo }
  const clock = readText(form, 'EventDateTime', LONGEST)
  if (!isNothing(clock)) readWallTime(`2000-01-01 ${clock}`)
  const hasTime = dateFrom !== null && (!dateFrom.endsWith(' 00:00') || !isNothing(clock))
  return { dateFrom, hasTime, ...(dateTo !== undefined && { dateTo }) }
}

function timeIn(form: FormMap, name: string): string | null | undefined {
  const text = readText(form, name, LONGEST)
  if (text === undefined) return undefined
  return isNothing(text) ? null : readWallTime(text)
}

function beginningOf(form: FormMap): string | null | undefined {
  const [day, clock] = [readText(form, 'EventDateDate', LONGEST), readText(form, 'EventDateTime', LONGEST)]
  if (day === undefined) return undefined
  if (isNothing(day)) return null
  return readWallTime(isNothing(clock) ? day : `${day} ${clock}`)
}
