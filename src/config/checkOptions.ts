import { FoyerError } from '../lib/FoyerError'
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
    const fault = !kind ? `is unknown, known are ${Object.values(shape).join(' ')}` : value != null && !kind.includes(typeof value) && `must be a ${kind}, not a ${typeof value}`
    if (fault) throw new FoyerError(kind ? 'CONFIG_WRONG_TYPE' : 'CONFIG_UNKNOWN_OPTION', `${place}.${name} ${fault}. Correct it.`)
  }
  return options
}
