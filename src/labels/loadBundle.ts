import { bundleTable } from './bundleTable'
import { isEventLabel } from './isEventLabel'

/** How the labels of accounts, the editor overlay and blog posts begin. */
const ACCOUNT_LABEL = /^(register|editor|blog|page_window|delete_article)/

/** Loads the embedded texts of labels in a portal locale such as `de_DE`, and no more than they need; an unknown language gets the English ones. */
export async function loadBundle(language: string, labels: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const bundle = bundleTable[language.slice(0, 2)] ?? bundleTable['en']!
  const parts = [bundle.first()]
  if (labels.some(label => ACCOUNT_LABEL.test(label))) parts.push(bundle.accounts())
  if (labels.some(isEventLabel)) parts.push(bundle.events())
  const known: Readonly<Record<string, string>> = Object.assign({}, ...(await Promise.all(parts)))
  return labels.every(label => label in known) ? known : { ...known, ...(await bundle.further()) }
}
