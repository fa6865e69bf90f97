import { FoyerError } from '../lib/FoyerError'
import { nearestName } from '../lib/nearestName'
import type { OptionShape } from './OptionShape'

/**
 * Refuses an option that Foyer doesn't know or whose value is of another kind; null and undefined count as left out.
 * @returns the same options
 * @param place how the text names the object that holds the options
 * @throws FoyerError CONFIG_UNKNOWN_OPTION or CONFIG_WRONG_TYPE, naming the option.
 */
export function checkOptions<Options extends object>(options: Options, shape: OptionShape, place = 'config'): Options {
  for (const [name, value] of Object.entries(options) as [string, unknown][]) {
    const kind = Object.keys(shape).find(each => shape[each]!.split(' ').includes(name))
    if (!kind) throw new FoyerError('CONFIG_UNKNOWN_OPTION', `${place}.${name} is unknown. ${suggest(name, Object.values(shape).join(' ').split(' '))}`)
    if (value != null && !kind.includes(typeof value)) throw new FoyerError('CONFIG_WRONG_TYPE', `${place}.${name} must be ${withArticle(kind)}, not ${withArticle(typeof value)}. Correct it.`)
  }
  return options
}

const withArticle = (kind: string) => (/^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`)

function suggest(name: string, known: readonly string[]): string {
  const near = nearestName(name, known)
  return near ? `Did you mean '${near}'? Correct it.` : `Known are ${known.join(', ')}. Correct it.`
}
