import { languageTag } from '../lib/languageTag'

const declared = new Set<string>()

/**
 * Declares labels whose text depends on the marker `{COUNT}`, in the list of a window's labels. Besides its plain text, which counts for every number,
 * such a label has one for each plural form of the language: `pix_count_one`, `pix_count_other`, in Polish also `_few` and `_many` (decisions).
 */
export function plural<const Labels extends readonly string[]>(...labels: Labels): Labels {
  for (const label of labels) declared.add(label)
  return labels
}

/** Returns the labels of the plural forms of a label in a language, such as `['pix_count_one', 'pix_count_other']`; none if it has not been declared plural. */
export function pluralForms(label: string, language: string): string[] {
  if (!declared.has(label)) return []
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions()
  return pluralCategories.map(category => `${label}_${category}`)
}
