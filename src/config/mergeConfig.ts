import { FoyerError } from '../lib/FoyerError'
import type { FoyerConfig } from './FoyerConfig'

/**
 * The names of all options of FoyerConfig. The boot file contains only these names. `configShape`, which loads later,
 * also has the types.
 */
export const configNames: readonly string[] = [
  'auth',
  'autocomplete',
  'blog',
  'callbacks',
  'checkFields',
  'checkForFields',
  'closeSideLayer',
  'container',
  'createLabels',
  'customer',
  'errorLogUrl',
  'event',
  'headers',
  'homeUrl',
  'hosts',
  'idempotency',
  'language',
  'languageSelect',
  'locale',
  'maps',
  'nonce',
  'onError',
  'onRequest',
  'overlayClose',
  'paths',
  'pix',
  'project',
  'projects',
  'register',
  'reload',
  'selectors',
  'standalone',
  'supportLink',
  'templates',
  'theme',
  'translations',
  'triggers',
]

/**
 * Merges options into a configuration. Plain objects are merged option by option, everything else is replaced.
 * @throws FoyerError CONFIG_UNKNOWN_OPTION, naming the option that Foyer doesn't know.
 */
export function mergeConfig(config: FoyerConfig, more: FoyerConfig): FoyerConfig {
  const merged: Record<string, unknown> = { ...config }
  for (const [name, value] of Object.entries(more) as [string, unknown][]) {
    if (!configNames.includes(name))
      throw new FoyerError('CONFIG_UNKNOWN_OPTION', `config.${name} is not one of ${configNames.join()}. Correct it.`)
    merged[name] = value?.constructor === Object ? { ...(merged[name] as object), ...value } : value
  }
  return merged
}
