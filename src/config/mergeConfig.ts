import type { FoyerConfig } from './config'

/** Adds options to a configuration: plain objects are merged option by option, everything else is replaced. */
export function mergeConfig(config: FoyerConfig, more: FoyerConfig): FoyerConfig {
  const merged: Record<string, unknown> = { ...config }
  for (const [name, value] of Object.entries(more) as [string, unknown][]) {
    merged[name] = value?.constructor === Object ? { ...(merged[name] as object), ...value } : value
  }
  return merged
}
