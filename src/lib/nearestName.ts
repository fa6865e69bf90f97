/** The name that a mistyped one was probably meant to be: the nearest by single changes, at most a third of its letters; undefined when none is near. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const ranked = names.map(name => [changesBetween(wrong.toLowerCase(), name.toLowerCase()), name] as const).sort(([one], [other]) => one - other)
  const [changes = Infinity, name] = ranked[0] ?? []
  return changes <= Math.max(1, wrong.length / 3) ? name : undefined
}

/** How many letters must be added, taken away or replaced. */
function changesBetween(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let at = 1; at <= first.length; at += 1) {
    const above = row
    row = [at]
    for (let other = 1; other <= second.length; other += 1) {
      row.push(Math.min(above[other]! + 1, row[other - 1]! + 1, above[other - 1]! + (first[at - 1] === second[other - 1] ? 0 : 1)))
    }
  }
  return row[second.length]!
}
