/** A line of an iCalendar file holds so many bytes at most (RFC 5545, 3.1). */
const LINE_BYTES = 75

const encoder = new TextEncoder()

/** Breaks a line where it gets too long, never within a sign; what follows begins with a space. */
export function foldLine(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const sign of line) {
    const bytes = encoder.encode(sign).length
    if (size + bytes > LINE_BYTES) {
      parts.push(part)
      part = ' '
      size = 1
    }
    part += sign
    size += bytes
  }
  return [...parts, part].join('\r\n')
}
