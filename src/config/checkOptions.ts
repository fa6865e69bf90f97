import { FoyerError } from '../lib/FoyerError'

/** The names of options by the type of their value, such as `string` or `string or object`, separated by blanks. */
export type OptionShape = Readonly<Record<string, string>>

/**
 * Returns the option that a mistyped name probably means: the one with the fewest changed letters. At most a third of
 * the letters may differ; in a very short name, one letter. Undefined if each option differs in more letters.
 */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  const ranked = names
    .map(name => [changesBetween(wrong.toLowerCase(), name.toLowerCase()), name] as const)
    .sort(([one], [other]) => one - other)
  const [changes = Infinity, name] = ranked[0] ?? []
  return changes <= Math.max(1, wrong.length / 3) ? name : undefined
}

/** Returns the number of letters that must be added, removed or replaced to turn one text into the other. */
function changesBetween(first: string, second: string): number {
  let row = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let at = 1; at <= first.length; at += 1) {
    const above = row
    row = [at]
    for (let other = 1; other <= second.length; other += 1) {
      row.push(
        Math.min(
          above[other]! + 1,
          row[other - 1]! + 1,
          above[other - 1]! + (first[at - 1] === second[other - 1] ? 0 : 1),
        ),
      )
    }
  }
  return row[second.length]!
}

/**
 * Throws for an unknown option, and for a value of the wrong type. A known option may be null or undefined.
 * @returns the same options
 * @param place the object that holds the options, as the error's text names it
 * @throws FoyerError CONFIG_UNKNOWN_OPTION or CONFIG_WRONG_TYPE, naming the option.
 */
export function checkOptions<Options extends object>(options: Options, shape: OptionShape, place = 'config'): Options {
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    const kind = Object.keys(shape).find(each => shape[each]!.split(' ').includes(name))
    if (!kind)
      throw new FoyerError(
        'CONFIG_UNKNOWN_OPTION',
        `${place}.${name} is unknown. ${suggest(name, Object.values(shape).join(' ').split(' '))}`,
      )
    if (value != null && !kind.includes(typeof value))
      throw new FoyerError(
        'CONFIG_WRONG_TYPE',
        `${place}.${name} must be ${withArticle(kind)}, not ${withArticle(typeof value)}. Correct it.`,
      )
  }
  return options
}

const withArticle = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)

function suggest(name: string, known: readonly string[]): string {
  const near = nearestName(name, known)
  return near ? `Did you mean '${near}'? Correct it.` : `Use one of ${known.join(', ')}.`
}
