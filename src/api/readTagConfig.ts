import type { FoyerConfig } from '../config/FoyerConfig'
import { configNames } from '../config/mergeConfig'
import { FoyerError } from '../lib/FoyerError'

/**
 * Reads the page's options from `<script type="application/json" data-foyer-config>`. Options with a text value may
 * also be on the tag that loads Foyer, such as `data-language`; the JSON has priority. Attributes of other elements are
 * ignored, because users of the page may have written these elements. Options decide, for example, where passwords are
 * sent.
 * @param tag the script element that loads Foyer, if there is one
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
    throw new FoyerError('CONFIG_BAD_JSON', 'data-foyer-config is not valid JSON. Correct it.', { cause })
  }
}
