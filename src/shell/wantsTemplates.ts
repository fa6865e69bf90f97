import type { ResolvedConfig } from '../config/resolveConfig'
import { familyOf } from '../lib/familyOf'

/** Whether the page wants the portal's templates for the windows of a window's family. */
export function wantsTemplates({ templates }: ResolvedConfig, windowName: string): boolean {
  return typeof templates === 'boolean' ? templates : (templates[familyOf(windowName)] ?? false)
}
