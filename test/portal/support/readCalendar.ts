/** Property of a calendar: its parameters, and its value with escapes such as `\n` replaced. */
interface CalendarProperty {
  parameters: Record<string, string>
  value: string
}

/** Properties of a calendar entry by name. */
export type CalendarEntry = Record<string, CalendarProperty>

const LONGEST = 75

/**
 * Reads a calendar by RFC 5545, without the portal's code. Throws if a line is too long or has a wrong end, or if the
 * components are not closed in the right order.
 */
export function readCalendar(file: Buffer): { zones: string[]; entries: CalendarEntry[] } {
  const text = file.toString('utf8')
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) throw new Error('Every line must end with CR LF.')
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > LONGEST) throw new Error(`A line has more than ${LONGEST} octets: ${line}`)
  const lines = text
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
  const open: string[] = []
  const zones: string[] = []
  const entries: CalendarEntry[] = []
  for (const line of lines) {
    const { name, ...property } = readProperty(line)
    if (name === 'BEGIN') open.push(property.value)
    if (name === 'BEGIN' && property.value === 'VEVENT') entries.push({})
    if (name === 'END' && open.pop() !== property.value)
      throw new Error(`END:${property.value} does not match the last open BEGIN.`)
    if (name === 'TZID') zones.push(property.value)
    const entry = entries.at(-1)
    if (open.at(-1) === 'VEVENT' && name !== 'BEGIN' && entry) entry[name] = property
  }
  if (open.length > 0) throw new Error(`${open.join(', ')} was not closed.`)
  return { zones, entries }
}

function readProperty(line: string): CalendarProperty & { name: string } {
  const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]*)*):(.*)$/s.exec(line) ?? []
  if (name === '') throw new Error(`This line is not a property: ${line}`)
  const pairs = parameters
    .split(';')
    .filter(Boolean)
    .map(parameter => parameter.split('=') as [string, string])
  return {
    name,
    parameters: Object.fromEntries(pairs),
    value: value.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign)),
  }
}
