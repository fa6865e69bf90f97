import type { ThemeOptions } from '../kit/theme/ThemeOptions'
import { FoyerError } from '../lib/FoyerError'
import { checkOptions } from './checkOptions'
import type { FoyerConfig, PixConfig, SelectorsConfig } from './config'
import { configShape } from './configShape'
import { groupShapes } from './groupShapes'

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/**
 * Refuses an option of another kind than it must be, and one inside a group that Foyer doesn't know. It loads after the frame: a
 * page whose options are right needs none of it.
 * @throws FoyerError CONFIG_UNKNOWN_OPTION, CONFIG_WRONG_TYPE or CONFIG_WRONG_VALUE, naming the group and the option.
 */
export function checkConfig(config: FoyerConfig): void {
  checkOptions(config, configShape)
  for (const [group, shape] of Object.entries(groupShapes)) checkOptions((config as Record<string, object | undefined>)[group] ?? {}, shape, `config.${group}`)
  checkTheme(config.theme ?? {})
  checkPix(config.pix ?? {})
  checkSelectors(config.selectors ?? {})
}

function checkSelectors(selectors: SelectorsConfig): void {
  for (const [callName, selector] of Object.entries(selectors)) {
    try {
      document.createDocumentFragment().querySelector(selector)
    } catch (cause) {
      throw new FoyerError('CONFIG_WRONG_VALUE', `config.selectors['${callName}'] is '${selector}', which is no CSS selector. Correct it.`, { cause })
    }
  }
}

function checkPix({ uploadTransport = 'fetch' }: PixConfig): void {
  if (!['fetch', 'frame'].includes(uploadTransport)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.pix.uploadTransport is '${uploadTransport}', but must be fetch or frame. Correct it.`)
}

function checkTheme({ scheme = 'auto', accent = '#000' }: ThemeOptions): void {
  if (!['light', 'dark', 'auto'].includes(scheme)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.theme.scheme is '${scheme}', but must be light, dark or auto. Correct it.`)
  if (!HEX_COLOR.test(accent)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.theme.accent is '${accent}', but must be a colour as #rgb or #rrggbb, because its readable shades are computed from it. Correct it.`)
}
