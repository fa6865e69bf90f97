import { config } from '../config'
import { RequestError } from '../http/RequestError'
import { readWallTime } from '../wallTime/readWallTime'

const LINE = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+(\d{1,2}:\d{2})(?:\s+Uhr)?$/

/** The dates of a series, one a line as '31.05.2027 19:30', in their order and none twice. Throws RequestError 400 for a line that is no date. */
export function readStageDates(text: string): string[] {
  const lines = text.split(/\r?\n/).map(line => line.trim()).filter(line => line !== '')
  if (lines.length > config.event.seriesDates) throw new RequestError(400, `Eine Serie kann höchstens ${config.event.seriesDates} Termine haben.`)
  const dates = lines.map(line => {
    const [, day, month, year, clock] = LINE.exec(line) ?? []
    if (day === undefined || month === undefined) throw new RequestError(400, `„${line.slice(0, 60)}“ ist kein Termin. Bitte schreiben Sie ihn wie 31.05.2027 19:30.`)
    return readWallTime(`${year}-${month}-${day} ${clock}`)
  })
  return [...new Set(dates)].sort()
}
