import { loadBundle } from './loadBundle'
import type { LabelSource } from './LabelSource'
import { plainText } from './plainText'
import { fetchLabels } from './translationWire'

/**
 * Reads the texts of labels in one request. Where the translation service knows a label its text wins; the embedded texts
 * fill in for the rest, and for a service that is away. A label that neither knows is missing from the answer.
 */
export async function readTexts(source: Pick<LabelSource, 'readConfig' | 'reportError'>, language: string, labels: readonly string[]): Promise<Record<string, string>> {
  const config = source.readConfig()
  const fetched: Promise<Record<string, string>> = config.translations
    ? fetchLabels(config, language, labels).catch((error: unknown) => {
        source.reportError(error)
        return {}
      })
    : Promise.resolve({})
  const [bundle, answer] = await Promise.all([loadBundle(language, labels), fetched])
  const texts: Record<string, string> = {}
  for (const label of labels) {
    const text = answer[label]
    if (text) texts[label] = plainText(text)
    else if (bundle[label]) texts[label] = bundle[label]
  }
  return texts
}
