import type { i18n } from 'i18next'
import type { LabelSource } from './createLabels'
import { isEventLabel } from './coreLabels'
import { plainText } from './plainText'
import { textTable } from './texts/textTable'
import { fetchLabels } from './translationWire'

/**
 * Reads the texts of labels in one request. Where the translation service knows a label its text wins; the embedded texts
 * fill in for the rest, and for a service that is away. A label that neither knows is missing from the answer.
 * @param onLost is told why embedded texts that are needed did not load; what it throws is thrown, else their labels are missing too
 */
export async function readTexts(
  source: Pick<LabelSource, 'readConfig' | 'reportError'>,
  language: string,
  labels: readonly string[],
  onLost: (cause: unknown) => void = cause => source.reportError(cause),
): Promise<Record<string, string>> {
  const config = source.readConfig()
  const fetched: Promise<Record<string, string>> = config.translations
    ? fetchLabels(config, language, labels).catch((error: unknown) => {
        source.reportError(error)
        return {}
      })
    : Promise.resolve({})
  let lost: { readonly cause: unknown } | undefined
  const embedded = loadBundle(language, labels).catch((cause: unknown): Record<string, string> => {
    lost = { cause }
    return {}
  })
  const [bundle, answer] = await Promise.all([embedded, fetched])
  if (lost && labels.some(label => !answer[label])) onLost(lost.cause)
  const texts: Record<string, string> = {}
  for (const label of labels) {
    const text = answer[label]
    if (text) texts[label] = plainText(text)
    else if (bundle[label]) texts[label] = bundle[label]
  }
  return texts
}

/** Loads the texts of windows in a language, those that are not here yet; what did not come before is asked for again. It throws why texts did not come. */
export async function loadTexts(labels: i18n, language: string, windowNames: readonly string[]): Promise<void> {
  const findMissing = () => windowNames.filter(windowName => !labels.hasResourceBundle(language, windowName))
  if (findMissing().length === 0) return
  await new Promise<void>((resolve, reject) => {
    // What failed once, i18next asks for again by no other call. It tells also of what failed for others at the same time.
    void labels.reloadResources(language, findMissing(), (causes?: readonly Error[]) =>
      causes && findMissing().length > 0 ? reject(causes[0]) : resolve(),
    )
  })
}

/** How the labels of accounts, the editor overlay and blog posts begin. */
const ACCOUNT_LABEL = /^(register|editor|blog|page_window|delete_article)/

/** Loads the embedded texts of labels in a portal locale such as `de_DE`, and no more than they need; an unknown language gets the English ones. */
export async function loadBundle(
  language: string,
  labels: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const bundle = textTable[language.slice(0, 2)] ?? textTable['en']!
  const parts = [bundle.first()]
  if (labels.some(label => ACCOUNT_LABEL.test(label))) parts.push(bundle.accounts())
  if (labels.some(isEventLabel)) parts.push(bundle.events())
  const known: Readonly<Record<string, string>> = Object.assign({}, ...(await Promise.all(parts)))
  return labels.every(label => label in known) ? known : { ...known, ...(await bundle.further()) }
}
