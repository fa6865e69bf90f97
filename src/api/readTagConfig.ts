import type { FoyerConfig } from '../config/FoyerConfig'
import { configNames } from '../config/mergeConfig'
import { FoyerError } from '../lib/FoyerError'

/**
 * Reads what the page says in `<script type="application/json" data-foyer-config>` and, where that is missing an
 * option, on the script tag, for options that are a text: `data-language`, `data-nonce` and so on. No other element counts: pages let
 * people write `data-` attributes, and the options say where passwords are sent.
 * @throws FoyerError CONFIG_BAD_JSON
 */
export function readTagConfig(tag: HTMLOrSVGElement | null | undefined): FoyerConfig {
  try {
    const config = JSON.parse(document.querySelector('script[data-foyer-config]')?.textContent ?? '{}') as Record<
      string,
      unknown
    >
    for (const name of configNames) config[name] ??= tag?.dataset[name]
    return config
  } catch (cause) {
    throw new FoyerError('CONFIG_BAD_JSON', 'data-foyer-config is no JSON. Correct it.', { cause })
  }
}
