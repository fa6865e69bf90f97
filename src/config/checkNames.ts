import { FoyerError } from '../lib/FoyerError'
import { configNames } from './configNames'
import type { FoyerConfig } from './config'

/**
 * Refuses an option that Foyer doesn't know.
 * @returns the same options
 * @throws FoyerError CONFIG_UNKNOWN_OPTION, naming the option.
 */
export function checkNames(options: FoyerConfig): FoyerConfig {
  for (const name in options) {
    if (!configNames.split(' ').includes(name)) throw new FoyerError('CONFIG_UNKNOWN_OPTION', `config.${name} is none of ${configNames}. Correct it.`)
  }
  return options
}
