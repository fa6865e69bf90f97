import { bundleTable } from './bundleTable'

/** Loads the embedded texts of labels in a portal locale such as `de_DE`, and no more than they need; an unknown language gets the English ones. */
export async function loadBundle(language: string, labels: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const [loadTexts, loadFurther] = bundleTable[language.slice(0, 2)] ?? bundleTable['en']!
  const texts = await loadTexts()
  return labels.every(label => label in texts) ? texts : { ...texts, ...(await loadFurther()) }
}
