import type { FoyerConfig } from '../config/FoyerConfig'
import { languageId } from '../config/languageId'
import type { ResolvedConfig } from '../config/resolveConfig'

/** Returns the addresses of the account calls, with the contract's defaults. */
export function registerAddresses({ paths = {} }: Pick<FoyerConfig, 'paths'>) {
  return {
    /** Calls and templates of the registration frame. */
    frame: paths.register ?? '/register',
    /** Calls and templates of the layers. */
    layers: paths.registerLogin ?? '/register-login/api',
    cityUrl: paths.cityUrl ?? '/module/lib/framework/selectBoxDataCity.php',
    linkRoot: paths.linkRoot ?? '',
  }
}

/** Returns fields of most layer calls: the portal's project, and the number of the language (portal-accounts 7). */
export function layerQuery(config: ResolvedConfig): { readonly project: string; readonly language_id: number } {
  return { project: config.project ?? 'foyer', language_id: languageId(config) }
}

/**
 * Returns the address of the portal's template of a layer (portal-accounts 7). Its query has the portal's project and
 * the number of the language.
 * @param call the part of the address after `/register-login/api`
 * @param m the layer
 * @param more further fields of the query
 */
export function layerAddress(
  config: ResolvedConfig,
  call: string,
  m: string,
  more: Readonly<Record<string, string>> = {},
): string {
  const { project, language_id } = layerQuery(config)
  return `${registerAddresses(config).layers}/${call}?${new URLSearchParams({ m, project, language_id: String(language_id), ...more })}`
}
