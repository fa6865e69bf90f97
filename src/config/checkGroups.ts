import type { ThemeOptions } from '../kit/theme/ThemeOptions'
import { FoyerError } from '../lib/FoyerError'
import { checkOptions } from './checkOptions'
import type { FoyerConfig, PixConfig } from './config'
import { groupShapes } from './groupShapes'

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/**
 * Refuses an unknown or wrong option inside a group of the configuration.
 * @throws FoyerError CONFIG_UNKNOWN_OPTION, CONFIG_WRONG_TYPE or CONFIG_WRONG_VALUE, naming the group and the option.
 */
export function checkGroups(config: FoyerConfig): void {
  checkTheme(config.theme ?? {})
  checkPix(config.pix ?? {})
  for (const [group, shape] of Object.entries(groupShapes)) checkOptions((config as Record<string, object | undefined>)[group] ?? {}, shape, `config.${group}`)
}

function checkPix({ uploadTransport = 'fetch' }: PixConfig): void {
  if (!['fetch', 'frame'].includes(uploadTransport)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.pix.uploadTransport is '${uploadTransport}', but must be fetch or frame. Correct it.`)
}

function checkTheme({ scheme = 'auto', accent = '#000' }: ThemeOptions): void {
  if (!['light', 'dark', 'auto'].includes(scheme)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.theme.scheme is '${scheme}', but must be light, dark or auto. Correct it.`)
  if (!HEX_COLOR.test(accent)) throw new FoyerError('CONFIG_WRONG_VALUE', `config.theme.accent is '${accent}', but must be a colour as #rgb or #rrggbb, because its readable shades are computed from it. Correct it.`)
}
