import type { ResolvedConfig } from '../config/resolveConfig'
import { languageId } from '../config/languageId'

/** What every call of a layer sends along: the portal's project and the number of the language (portal-accounts 7). */
export function layerQuery(config: ResolvedConfig): { readonly project: string; readonly language_id: number } {
  return { project: config.project ?? 'foyer', language_id: languageId(config) }
}
