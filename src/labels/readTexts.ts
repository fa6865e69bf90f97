import type { i18n } from 'i18next'
import type { ResolvedConfig } from '../config/resolveConfig'
import { isEventLabel, isRich, pluralForms, windowLabels } from './coreLabels'
import { languageCode } from '../lib/languageTag'
import { plainText } from './plainText'
import { textTable } from './texts/textTable'
import { fetchLabels } from './translationWire'

/** Parts of the runtime that the texts use. */
export interface TextSource {
  readConfig(): ResolvedConfig
  reportError(error: unknown): void
}

type Texts = Readonly<Record<string, string>>

/**
 * Time in ms that texts wait for the translation service. After that the embedded texts show until the service's texts
 * arrive. The wait continues if none of the texts is embedded.
 */
const SERVICE_WAIT_MS = 2_000

interface ReadTextsOptions {
  /**
   * Called if embedded texts that are needed did not load. If it throws, so does `readTexts`. Otherwise, labels
   * without any text are missing in the result. Default: logs the cause.
   */
  readonly onLost?: (cause: unknown) => void
  /**
   * Called with all texts if `readTexts` has already resolved to the embedded texts, and the service responds with at
   * least one text after that.
   */
  readonly onLate?: (texts: Texts) => void
  /** Converts a text of the service that is not rich; default: plain text. */
  readonly readText?: (text: string, label: string) => string
}

/**
 * Reads the texts of labels, with their plural forms, in one request. The text of the translation service has priority.
 * The embedded texts fill gaps, and replace a service that is slow or not available.
 */
export async function readTexts(
  source: TextSource,
  language: string,
  labels: readonly string[],
  { onLost = cause => source.reportError(cause), onLate, readText = plainText }: ReadTextsOptions = {},
): Promise<Texts> {
  const config = source.readConfig()
  const fetched: Promise<Texts> = config.translations
    ? fetchLabels(config, language, labels).catch((error: unknown) => {
        // If the session has ended, no dialog shows here. Nothing is lost, because the embedded texts replace the
        // service's (list of decisions). The first request that needs the session shows the dialog. A dialog here would
        // be a second one. It could also show again at once, because the log-in layer that it opens reads texts too.
        source.reportError(error)
        return {}
      })
    : Promise.resolve({})
  let lost: { readonly cause: unknown } | undefined
  const embedded = loadBundle(language, labels).catch((cause: unknown): Texts => {
    lost = { cause }
    return {}
  })
  const [bundle, inTime] = await Promise.all([embedded, Promise.race([fetched, wait(SERVICE_WAIT_MS)])])
  const merge = (texts: Texts) => mergeTexts(texts, bundle, labels, language, readText)
  const isAnyEmbedded = labels.some(label => bundle[label])
  if (!inTime && isAnyEmbedded) void fetched.then(late => Object.keys(late).length > 0 && onLate?.(merge(late)))
  const answer = inTime ?? (isAnyEmbedded ? {} : await fetched)
  if (lost && labels.some(label => !answer[label])) onLost(lost.cause)
  return merge(answer)
}

const wait = (time: number) => new Promise<undefined>(resolve => setTimeout(resolve, time))

/**
 * Merges the texts of the translation service and the embedded ones. A label without any text is missing in the result.
 */
function mergeTexts(
  answer: Texts,
  bundle: Texts,
  labels: readonly string[],
  language: string,
  readText: (text: string, label: string) => string,
): Texts {
  const texts: Record<string, string> = {}
  for (const label of labels) {
    const plain = answer[label]
    for (const key of [label, ...pluralForms(label, language)]) {
      const text = answer[key]
      if (text) texts[key] = isRich(label) ? text : readText(text, label)
      // If the service has one text for every number, embedded plural forms must not be mixed in.
      else if (!plain && bundle[key]) texts[key] = bundle[key]
    }
  }
  return texts
}

/** Resolves when no pointer presses an element, so that no button moves between press and release. */
async function whenReleased(): Promise<void> {
  while (document.querySelector(':active')) await wait(100)
}

/** The labels of a window, or of a part of it that loads late. */
export interface LabelList {
  readonly labels: readonly string[]
  /** For a late part: the window that contains it. */
  readonly partOf?: string
}

/**
 * Creates the function that loads the texts of windows and late parts into i18next. One request fetches all labels of a
 * window, those of its chrome included.
 */
export function createTextLoader(labels: i18n, source: TextSource) {
  const loads = new Map<string, Promise<void>>()

  const load = async (language: string, name: string, list: LabelList): Promise<void> => {
    const windowName = list.partOf ?? name
    const texts = await readTexts(source, language, windowLabels(list.labels), {
      // A window does not show without its texts.
      onLost(cause) {
        throw cause
      },
      async onLate(late) {
        await whenReleased()
        labels.addResourceBundle(language, windowName, late)
        // Open windows render their texts again.
        await labels.changeLanguage(labels.language)
      },
    })
    labels.addResourceBundle(language, windowName, texts)
  }

  /**
   * Loads the texts of a window or a late part in a language, unless they are loaded or loading. Texts that failed
   * before are requested again.
   * @throws the reason why texts did not load
   */
  return (language: string, name: string, list: LabelList): Promise<void> => {
    const key = `${language} ${name}`
    const loading =
      loads.get(key) ??
      load(language, name, list).catch((cause: unknown) => {
        loads.delete(key)
        throw cause
      })
    loads.set(key, loading)
    return loading
  }
}

/** Matches the prefixes of labels of accounts, the editor overlay, blog posts and the deletion of articles. */
const ACCOUNT_LABEL = /^(register|ui_editor|ui_blog|page_window|delete_article)/

/**
 * Loads the embedded texts of labels in a portal locale such as `de_DE`. Always loads the chunk `first`, and another
 * chunk only if it may contain one of the labels. Returns the English texts for an unknown language.
 */
export async function loadBundle(
  language: string,
  labels: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const bundle = textTable[languageCode(language)] ?? textTable['en']!
  const parts = [bundle.first()]
  if (labels.some(label => ACCOUNT_LABEL.test(label))) parts.push(bundle.accounts())
  if (labels.some(isEventLabel)) parts.push(bundle.events())
  const known: Readonly<Record<string, string>> = Object.assign({}, ...(await Promise.all(parts)))
  if (labels.every(label => label in known)) return known
  const more = { ...known, ...(await bundle.further()) }
  if (labels.every(label => label in more)) return more
  // The text of a refused response can be a label, and a label can lack the usual prefix of its chunk. For example,
  // `required_fields_not_valid_title` belongs to events, but does not begin with `event_`.
  return Object.assign({}, more, ...(await Promise.all([bundle.events(), bundle.accounts()])))
}
