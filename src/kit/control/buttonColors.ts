import { cssVar } from '../theme/cssVar'

/** The colours of each kind of button. */
export const buttonColors = {
  primary: { ground: cssVar('accent'), hover: cssVar('accent-hover'), text: cssVar('on-accent') },
  secondary: { ground: cssVar('control'), hover: cssVar('control-hover'), text: cssVar('text') },
  quiet: { ground: 'transparent', hover: cssVar('surface-hover'), text: cssVar('text') },
  danger: { ground: cssVar('danger'), hover: cssVar('danger-hover'), text: cssVar('on-danger') },
} as const
