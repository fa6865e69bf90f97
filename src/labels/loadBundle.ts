import { bundleTable } from './bundleTable'

/** Loads the embedded texts of a portal locale such as `de_DE`; an unknown language gets the English ones. */
export function loadBundle(language: string): Promise<Readonly<Record<string, string>>> {
  return (bundleTable[language.slice(0, 2)] ?? bundleTable['en']!)()
}
