import { bundleTable } from './bundleTable'

/** How the labels of accounts, the editor overlay and blog posts begin. */
const ACCOUNT_LABEL = /^(register|editor|blog|page_window|delete_article)/

/** Loads the embedded texts of labels in a portal locale such as `de_DE`, and no more than they need; an unknown language gets the English ones. */
export async function loadBundle(language: string, labels: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const bundle = bundleTable[language.slice(0, 2)] ?? bundleTable['en']!
  const isOfAccounts = labels.some(label => ACCOUNT_LABEL.test(label))
  const [texts, accountTexts] = await Promise.all([bundle.first(), isOfAccounts && bundle.accounts()])
  const known = { ...texts, ...accountTexts }
  return labels.every(label => label in known) ? known : { ...known, ...(await bundle.further()) }
}
