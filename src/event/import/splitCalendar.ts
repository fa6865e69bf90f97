/** A line of a calendar file, unfolded. */
export interface CalendarLine {
  /** Line number in the file, from 1. For a folded line, the number of its first part. */
  readonly at: number
  readonly text: string
}

/**
 * A block of a calendar file: an event without its nested blocks (such as alarms), or a time zone with its nested
 * blocks.
 */
export interface CalendarBlock {
  readonly kind: 'VEVENT' | 'VTIMEZONE'
  readonly lines: readonly CalendarLine[]
  /** True when the block has its `END` line. */
  readonly isWhole: boolean
}

const EDGE = /^(BEGIN|END)\s*:\s*([A-Z-]+)\s*$/i

function unfold(text: string): CalendarLine[] {
  const lines: { at: number; text: string }[] = []
  text.split(/\r\n|\n|\r/).forEach((line, index) => {
    const last = lines.at(-1)
    if (last && /^[ \t]/.test(line)) last.text += line.slice(1)
    else if (line !== '') lines.push({ at: index + 1, text: line })
  })
  return lines
}

/**
 * Splits a calendar file into its events and time zones, so that a broken one does not affect the others. The alarms of
 * an event are left out. An event whose end is missing ends at the next event or time zone, or with the calendar.
 */
export function splitCalendar(text: string): CalendarBlock[] {
  const blocks: CalendarBlock[] = []
  let open: { kind: CalendarBlock['kind']; lines: CalendarLine[]; inner: string[] } | undefined
  const close = (isWhole: boolean) => {
    if (open) blocks.push({ kind: open.kind, lines: open.lines, isWhole })
    open = undefined
  }
  for (const line of unfold(text)) {
    const [, edge = '', name = ''] = EDGE.exec(line.text)?.map(part => part.toUpperCase()) ?? []
    const isStart = edge === 'BEGIN'
    if (isStart && (name === 'VEVENT' || name === 'VTIMEZONE')) {
      close(false)
      open = { kind: name, lines: name === 'VTIMEZONE' ? [line] : [], inner: [] }
    } else if (edge === 'END' && (name === open?.kind || name === 'VCALENDAR')) {
      if (open?.kind === 'VTIMEZONE') open.lines.push(line)
      close(name === open?.kind)
    } else if (open?.kind === 'VTIMEZONE') open.lines.push(line)
    else if (open && isStart) open.inner.push(name)
    else if (open && edge) open.inner.pop()
    else if (open?.inner.length === 0) open.lines.push(line)
  }
  close(false)
  return blocks
}
