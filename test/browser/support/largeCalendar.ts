import { addDays } from '../../../src/lib/dates'

const FIRST = `${new Date().getFullYear() + 1}-01-04`
const [BEGIN, END_EVENT, END] = ['BEGIN:VCALENDAR\r\n', '\r\nEND:VEVENT\r\n', 'END:VCALENDAR\r\n']

/**
 * Returns a calendar file with one event on each day, beginning next January. Descriptions fill the file to its size.
 * @param title title of the events, followed by their number
 * @param bytes size of the file
 */
export function largeCalendar(title: string, count: number, bytes: number): Buffer {
  const events = Array.from({ length: count }, (_, index) => {
    const day = addDays(FIRST, index).replaceAll('-', '')
    const id = title.replaceAll(' ', '-')
    return `BEGIN:VEVENT\r\nUID:${id}-${index}\r\nSUMMARY:${title} ${index + 1}\r\nDTSTART:${day}T110000\r\nDESCRIPTION:`
  })
  const space = bytes - Buffer.byteLength([BEGIN, ...events, END_EVENT.repeat(count), END].join(''))
  const each = Math.floor(space / count)
  const filled = events.map((event, index) => event + 'x'.repeat(index === 0 ? space - each * (count - 1) : each))
  return Buffer.from([BEGIN, ...filled.map(event => event + END_EVENT), END].join(''))
}
