import type { ResolvedConfig } from '../config/resolveConfig'
import { pluralForms } from './plural'

/** Labels that every window shows: its chrome, its dialogs, and what a failed request says. They travel with each window's own labels in one request. */
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
  'label_mail_body',
  'label_mail_subject',
  'label_restriction_caption',
  'label_send_mail_request_button',
] as const

/** All labels of a window that shows some of its own: those of its chrome come with them, each once. */
export function windowLabels(labels: readonly string[]): string[] {
  return [...new Set([...labels, ...coreLabels])]
}

/** Labels with those of their plural forms in a language. */
function withPluralForms(labels: readonly string[], language: string): string[] {
  return labels.flatMap(label => [label, ...pluralForms(label, language)])
}

/** The call for the texts of labels in one language, plural forms included: the portal's translation service, or, for texts of event management, its own (image-library 7.1, events 7.2). */
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

/** Whether a label is one of event management: most of its own begin so, and each of its windows shows one of them. */
export function isEventLabel(label: string): boolean {
  return label.startsWith('event_')
}
