import type { ResolvedConfig } from '../config/resolveConfig'
import { languageTag } from '../lib/languageTag'

/**
 * Labels of every window: its chrome, its dialogs and the texts of failed requests. They are requested together with
 * the window's own labels.
 */
export const coreLabels = [
  'ok',
  'abbrechen',
  'ui_close',
  'ui_support',
  'ui_language',
  'ui_fullscreen',
  'ui_fullscreen_end',
  'ui_loading',
  'ui_retry',
  'ui_unreachable',
  'ui_part_failed',
  'ui_too_many',
  'ui_wait_seconds',
  'ui_wait_minutes',
  'error_dialog_heading',
  'error_dialog_description',
  'ui_logged_out',
  'an_session_timeout_error_occurred',
  'ui_log_in',
  'acl_restriction_caption',
  '404_not_found',
  'resource_not_found',
  'server_error',
  'label_restriction_caption',
  'label_send_mail_request_button',
] as const

/** Returns all labels of a window, those of its chrome included, without duplicates. */
export function windowLabels(labels: readonly string[]): string[] {
  return [...new Set([...labels, ...coreLabels])]
}

/** Returns labels with their plural forms in a language. */
function withPluralForms(labels: readonly string[], language: string): string[] {
  return labels.flatMap(label => [label, ...pluralForms(label, language)])
}

/**
 * Returns the request for the texts of labels in one language, plural forms included. If `isEventLabel` is true for one
 * of the labels, the request goes to the translation service of event management (events 7.2), else to the portal's
 * (image-library 7.1).
 */
export function labelRequest(
  { paths: { framework, docRoot = '/event' }, projects, createLabels, customer = '' }: ResolvedConfig,
  language: string,
  shown: readonly string[],
) {
  const labels = withPluralForms(shown, language)
  return labels.some(isEventLabel)
    ? {
        call: 'GET /event/api/ml',
        url: `${docRoot}/api/ml`,
        query: { projects, language, bricks: labels, Customer: customer },
      }
    : {
        call: 'GET getMlBricks.php',
        url: `${framework}/getMlBricks.php${createLabels ? '?createNewLabels' : ''}`,
        query: { projects, language, labels },
      }
}

/**
 * True when a label has the prefix of event management. A few labels of event management have other names, but each of
 * its windows shows at least one label with the prefix.
 */
export function isEventLabel(label: string): boolean {
  return label.startsWith('event_')
}

const pluralLabels = new Set<string>()
const richLabels = new Set<string>()

/**
 * Marks labels as plural in a window's list of labels: their text depends on the marker `{COUNT}`. Besides its plain
 * text, which fits every number, such a label has one text per plural form of the language: `pix_count_one`,
 * `pix_count_other`, in Polish also `_few` and `_many` (list of decisions).
 */
export function plural<const Labels extends readonly string[]>(...labels: Labels): Labels {
  for (const label of labels) pluralLabels.add(label)
  return labels
}

/**
 * Returns the labels of the plural forms of a label in a language, such as `['pix_count_one', 'pix_count_other']`;
 * empty if it is not plural.
 */
export function pluralForms(label: string, language: string): string[] {
  if (!pluralLabels.has(label)) return []
  const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions()
  return pluralCategories.map(category => `${label}_${category}`)
}

/**
 * Marks labels as rich in a window's list of labels: the portal's text may contain links and emphasis (list of
 * decisions). The window shows such a label with `RichLabel`; any other label loses its tags.
 */
export function rich<const Labels extends readonly string[]>(...labels: Labels): Labels {
  for (const label of labels) richLabels.add(label)
  return labels
}

/** True when a label's text may contain HTML. */
export function isRich(label: string): boolean {
  return richLabels.has(label)
}
