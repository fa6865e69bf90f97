import type { ThemeOptions } from '../src/kit/theme/themeCss'

const FINGER = '44px'

/** Returns the theme for the settings of Storybook's toolbar. */
export function stageTheme({ scheme, density, motion }: Readonly<Record<string, unknown>>): ThemeOptions {
  return {
    scheme: scheme as NonNullable<ThemeOptions['scheme']>,
    tokens: {
      ...(density === 'touch' && { 'size-control': FINGER, 'size-control-small': FINGER }),
      ...(motion === 'reduced' && { 'motion-fast': '0s', 'motion-slow': '0s' }),
    },
  }
}
