import type { BenchRow } from './BenchRow'
import { limitUse } from './limitUse'

const HEADINGS = ['what', 'ours', 'the other', 'ratio', 'limit', '', 'note']
const [FIRST_NUMBER, LAST_NUMBER] = [1, 4]

/** Formats the rows as one text table. */
export function formatTable(rows: readonly BenchRow[]): string {
  const lines = [HEADINGS, ...rows.map(cells)]
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)))
  const align = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return column >= FIRST_NUMBER && column <= LAST_NUMBER ? cell.padStart(width) : cell.padEnd(width)
  }
  return lines.map(line => line.map(align).join('  ').trimEnd()).join('\n')
}

function cells(row: BenchRow): string[] {
  const { what, ours, other, unit, note } = row
  const use = limitUse(row)
  const verdict = use !== undefined && use > 1 ? 'OVER' : 'ok'
  return [
    what,
    `${short(ours)} ${unit}`,
    other === undefined ? '' : `${short(other)} ${unit}`,
    other ? `${(ours / other).toFixed(2)}×` : '',
    limitText(row),
    use === undefined ? '' : verdict,
    note,
  ]
}

const short = (value: number) => value.toFixed(Number.isInteger(value) || Math.abs(value) >= 100 ? 0 : 1)

function limitText({ limit, unit }: BenchRow): string {
  if (!limit) return ''
  if (limit.kind === 'atMost') return `≤ ${limit.value} ${unit}`
  return `${limit.kind === 'atMostTimes' ? '≤' : '≥'} ${limit.value}×`
}
