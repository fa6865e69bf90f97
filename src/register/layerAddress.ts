import type { ResolvedConfig } from '../config/resolveConfig'
import { layerQuery } from './layerQuery'
import { registerAddresses } from './registerAddresses'

/**
 * Where the portal's template of a layer is found (portal-accounts 7): it is asked for with the portal's project and the number of the language.
 * @param call the part of the address behind `/register-login/api`
 * @param m the layer
 * @param more what this layer is asked for with besides
 */
export function layerAddress(config: ResolvedConfig, call: string, m: string, more: Readonly<Record<string, string>> = {}): string {
  const { project, language_id } = layerQuery(config)
  return `${registerAddresses(config).layers}/${call}?${new URLSearchParams({ m, project, language_id: String(language_id), ...more })}`
}
