import { languageTag } from '../lib/languageTag'

const declared = new Set<string>()

/**
 * Marks labels as plural in a window's list of labels: their text depends on the marker `{COUNT}`. Besides its plain text, which fits every
 * number, such a label has one text per plural form of the language: `pix_count_one`, `pix_count_other`, in Polish also `_few` and `_many`
 * (decisions).
 */
export function plural<const Labels extends readonly string[]>(...labels: Labels): Labels {
  for (const label of labels) declared.add(label)
  return labels
}

/** Returns the labels of the plural forms of a label in a language, such as `['pix_count_one', 'pix_count_other']`; empty if it is not plural. */
export function pluralForms(label: string, language: string): string[] {
  if (!declared.has(label)) return []
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions()
  return pluralCategories.map(category => `${label}_${category}`)
}
