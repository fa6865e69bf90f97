/** Property of an iCalendar file: its name with parameters, and its raw value. */
export interface ICalendarLine {
  readonly name: string
  readonly parameters: string
  readonly value: string
}

/**
 * Reads an iCalendar file by the grammar of RFC 5545, independently of the writer: unfolds the lines and checks their
 * ends, lengths and nesting.
 * @throws Error if the file breaks a rule
 */
export function readICalendar(file: string): ICalendarLine[] {
  if (!file.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(file)) throw new Error('Every line must end with CRLF.')
  const physical = file.slice(0, -2).split('\r\n')
  for (const line of physical)
    if (Buffer.byteLength(line) > 75) throw new Error(`A line has more than 75 bytes: ${line}`)
  const lines = file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(line => {
      const found = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line)
      if (!found) throw new Error(`No property: ${line}`)
      return { name: found[1]!, parameters: found[2]!, value: found[3]! }
    })
  const open: string[] = []
  for (const { name, value } of lines) {
    if (name === 'BEGIN') open.push(value)
    else if (name === 'END' && open.pop() !== value) throw new Error(`${value} ends, but did not begin.`)
  }
  if (open.length > 0) throw new Error(`${open.join()} does not end.`)
  return lines
}
