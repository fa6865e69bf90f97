import { languageCode } from './languageTag'

/** The few texts that show while nothing is loaded yet, and when it can't be loaded: they can't come from anywhere else. */
export type CoreTexts = readonly [loading: string, failed: string, retry: string, close: string]

// As one text each, which the boot file carries at less.
const texts: Readonly<Record<string, string | undefined>> = {
  de: 'Wird geladen …,Laden gescheitert,Erneut versuchen,Schließen',
  en: 'Loading …,Loading failed,Try again,Close',
  pl: 'Wczytywanie …,Nie wczytano,Spróbuj ponownie,Zamknij',
}

/** The texts of a portal locale such as `de_DE`; any other word, such as `fromQuery`, gets those of the page's own language, then the English ones. */
export function coreTexts(language: string): CoreTexts {
  return (texts[languageCode(language)] ?? texts[languageCode(document.documentElement.lang)] ?? texts['en'])!.split(
    ',',
  ) as unknown as CoreTexts
}
