import { loadBundle } from './loadBundle'
import type { LabelSource } from './LabelSource'
import { plainText } from './plainText'
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
