import type { FoyerConfig } from '../src/config/FoyerConfig'
import { stageTheme } from './stageTheme'

const LOCALES: Readonly<Record<string, string>> = { de: 'de_DE', en: 'en_EN', pl: 'pl_PL', pseudo: 'de_DE' }
/** A locale that is written from right to left. Its texts come from the portal, in the language of the toolbar. */
const RIGHT_TO_LEFT = 'he_IL'

/** Returns the page's configuration for the state of Storybook's toolbar. */
export function stageConfig({
  language,
  direction,
  layout,
  ...appearance
}: Readonly<Record<string, unknown>>): FoyerConfig {
  return {
    language: direction === 'rtl' ? RIGHT_TO_LEFT : (LOCALES[String(language)] ?? 'de_DE'),
    theme: stageTheme(appearance),
    // Only the portal's translation service has texts for these two settings.
    translations: direction === 'rtl' || language === 'pseudo',
    templates: layout === 'template',
  }
}
