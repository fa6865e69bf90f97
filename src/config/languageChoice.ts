import { webStore } from '../lib/webStore'
import type { FoyerConfig } from './FoyerConfig'
import { resolveConfig, type ResolvedConfig, resolveLanguage } from './resolveConfig'

/** Interface language that a person chose. */
interface LanguageChoice {
  readonly language: string
  /** The language that the page configured at the time of the choice; empty if it configured none. */
  readonly insteadOf: string
}

const LOCALE = /^[a-z]{2,3}([_-][a-z]{2,4})*$/i
const store = webStore({ prefix: 'foyer.', memory: new Map(), storage: () => window.localStorage })
const KEY = 'language'

const configuredLanguage = ({ language }: FoyerConfig, address: URL) =>
  language == null ? '' : resolveLanguage(language, address)

/** The chosen interface language. It is stored on the device until the language that the page configures changes. */
export const languageChoice = {
  /** Returns the stored choice. */
  read(): LanguageChoice | undefined {
    const stored = store.read(KEY) as Partial<LanguageChoice> | null | undefined
    const { language, insteadOf } = stored ?? {}
    return typeof language === 'string' && LOCALE.test(language) && typeof insteadOf === 'string'
      ? { language, insteadOf }
      : undefined
  },

  /** Creates a choice that replaces the language that the page configures now. */
  create: (language: string, given: FoyerConfig, address: URL): LanguageChoice => ({
    language,
    insteadOf: configuredLanguage(given, address),
  }),

  /** Stores a choice; undefined removes it. */
  store: (choice: LanguageChoice | undefined) => store.write(KEY, choice),

  /** True when the page still configures the language that the choice replaced. */
  isValid: ({ insteadOf }: LanguageChoice, given: FoyerConfig, address: URL): boolean =>
    insteadOf === configuredLanguage(given, address),

  /**
   * Resolves a configuration in the chosen language. Without a valid choice, the language is the one that the page
   * configures, else the family's default.
   */
  resolve(choice: LanguageChoice | undefined, given: FoyerConfig, family: string, address: URL): ResolvedConfig {
    const language = choice && languageChoice.isValid(choice, given, address) ? choice.language : given.language
    return resolveConfig(fillLanguage({ ...given, ...(language != null && { language }) }, family), address)
  },
}

/** Default languages by family; a family without an entry has English (portal-accounts 2.6, events 8). */
const LANGUAGES: Readonly<Record<string, string | undefined>> = {
  event: 'de_DE',
  register: 'fromQuery',
  editor: 'fromQuery',
  blog: 'fromQuery',
}

/** Fills in the default language of a family's windows if the page configures no language. */
function fillLanguage(config: FoyerConfig, family: string): FoyerConfig {
  return { ...config, language: config.language ?? LANGUAGES[family] ?? 'en_EN' }
}
