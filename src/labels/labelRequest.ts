import type { ResolvedConfig } from '../config/resolveConfig'
import { isEventLabel } from './isEventLabel'

/** The call for the texts of labels in one language: the portal's translation service, or, for texts of event management, its own (image-library 7.1, events 7.2). */
export function labelRequest({ paths: { framework, docRoot = '/event' }, projects, createLabels, customer = '' }: ResolvedConfig, language: string, labels: readonly string[]) {
  return labels.some(isEventLabel)
    ? { call: 'GET /event/api/ml', url: `${docRoot}/api/ml`, query: { projects, language, bricks: labels, Customer: customer } }
    : { call: 'GET getMlBricks.php', url: `${framework}/getMlBricks.php${createLabels ? '?createNewLabels' : ''}`, query: { projects, language, labels } }
}
