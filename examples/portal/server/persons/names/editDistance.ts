/** How many letters must be changed, added, left out or swapped with their neighbour to make one word of the other; `most` + 1 stands for more. */
export function editDistance(first: string, second: string, most: number): number {
  const [a, b] = [[...first], [...second]]
  if (Math.abs(a.length - b.length) > most) return most + 1
  let [previous, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)]
  for (const [i, letter] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const [left = 0, above = 0, corner = 0] = [next[j], row[j + 1], row[j]]
      const isSwap = i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === other
      const straight = Math.min(left + 1, above + 1, corner + (letter === other ? 0 : 1))
      next.push(isSwap ? Math.min(straight, (previous[j - 1] ?? 0) + 1) : straight)
    }
    ;[previous, row] = [row, next]
  }
  return Math.min(row.at(-1) ?? 0, most + 1)
}
