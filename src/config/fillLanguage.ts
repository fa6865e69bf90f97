import type { FoyerConfig } from './FoyerConfig'

/** Languages of the families whose windows do not speak English by default (portal-accounts 2.6, events 8). */
const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  event: 'de_DE',
  register: 'fromQuery',
  editor: 'fromQuery',
  blog: 'fromQuery',
}

/** Fills in the default language of a family's windows, where the page configures none. */
export function fillLanguage(config: FoyerConfig, family: string): FoyerConfig {
  return { ...config, language: config.language ?? LANGUAGES[family] ?? 'en_EN' }
}
