/** The index that a key moves the focus to in a list of rows, kept within it; undefined when the key moves nothing. */
export function rowTarget(key: string, index: number, count: number, pageRows: number): number | undefined {
  const targets = new Map([
    ['ArrowDown', index + 1],
    ['ArrowUp', index - 1],
    ['PageDown', index + pageRows],
    ['PageUp', index - pageRows],
    ['Home', 0],
    ['End', count - 1],
  ])
  const target = targets.get(key)
  return target === undefined || count === 0 ? undefined : Math.min(Math.max(target, 0), count - 1)
}
