import type { DocFile } from './DocFile'

/** A row of a table of limits: a value, and the constant in the code that sets it. */
export interface LimitRow {
  readonly path: string
  /** The value in the constant's unit: milliseconds, bytes or a count. */
  readonly value: number
  readonly constant: string
  readonly source: string
}

const UNITS: Readonly<Record<string, number>> = {
  s: 1000,
  min: 60_000,
  days: 24 * 60 * 60 * 1000,
  MB: 1024 ** 2,
  KiB: 1024,
}
const ROW = /^\|[^|]+\| ([\d,.]+) (\w+)[^|]*\| `(\w+)` in `([\w./]+)` +\|$/gm

/**
 * Reads the rows whose last cell names a constant and its file: ``| Time limit | 30 s | `TIMEOUT_MS` in
 * `src/wire/sendRequest.ts` |``.
 */
export function readLimitRows({ path, text }: DocFile): LimitRow[] {
  return [...text.matchAll(ROW)].map(([, amount = '', unit = '', constant = '', source = '']) => ({
    path,
    value: Number(amount.replaceAll(',', '')) * (UNITS[unit] ?? 1),
    constant,
    source,
  }))
}
