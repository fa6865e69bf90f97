import { languageCode } from './languageTag'

/**
 * The texts that show before the core's labels have loaded, or if loading failed. They are part of the first script,
 * because no other file has loaded at that time.
 */
export type CoreTexts = readonly [loading: string, failed: string, retry: string, close: string]

const english: CoreTexts = ['Loading …', 'Loading failed', 'Try again', 'Close']
const texts: Readonly<Record<string, CoreTexts | undefined>> = {
  de: ['Wird geladen …', 'Laden gescheitert', 'Erneut versuchen', 'Schließen'],
  en: english,
  pl: ['Wczytywanie …', 'Nie wczytano', 'Spróbuj ponownie', 'Zamknij'],
}

/**
 * Returns the texts in the language of a portal locale such as `de_DE`. If there are no texts in this language, or the
 * value is no locale (`fromQuery`), returns those in the page's language, else in English.
 */
export function coreTexts(language: string): CoreTexts {
  return texts[languageCode(language)] ?? texts[languageCode(document.documentElement.lang)] ?? english
}
