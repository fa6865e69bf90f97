import type { PasswordTexts } from '../../kit/field/passwordTexts'
import { useLabels } from '../../labels/useLabels'
import type { passwordLabels } from './passwordLabels'

/** The texts of a password field of the layers. */
export function usePasswordTexts(): PasswordTexts {
  const t = useLabels<(typeof passwordLabels)[number]>()
  return { show: t('register_layer_password_show'), hide: t('register_layer_password_hide'), capsLock: t('register_layer_caps_lock') }
}
