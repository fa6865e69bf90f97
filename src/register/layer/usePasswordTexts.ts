import type { PasswordTexts } from '../../kit/credential/CredentialPasswordField'
import type { StrengthTexts } from '../../kit/credential/CredentialStrength'
import { useLabels } from '../../labels/useLabels'

/** Labels of a password field, except the label above it. */
export const passwordLabels = [
  'register_layer_password_show',
  'register_layer_password_hide',
  'register_layer_caps_lock',
] as const

/** Returns the texts of a password field, except the label above it. */
export function usePasswordTexts(): PasswordTexts {
  const t = useLabels<(typeof passwordLabels)[number]>()
  return {
    show: t('register_layer_password_show'),
    hide: t('register_layer_password_hide'),
    capsLock: t('register_layer_caps_lock'),
  }
}

/** Labels of the password meter: its name, then the strengths from weakest to strongest. */
export const strengthLabels = [
  'register_strength',
  'register_strength_1',
  'register_strength_2',
  'register_strength_3',
  'register_strength_4',
  'register_strength_5',
  'register_strength_6',
] as const

/** Returns the texts of the password meter. */
export function useStrengthTexts(): StrengthTexts {
  const t = useLabels<(typeof strengthLabels)[number]>()
  return {
    label: t('register_strength'),
    steps: [
      t('register_strength_1'),
      t('register_strength_2'),
      t('register_strength_3'),
      t('register_strength_4'),
      t('register_strength_5'),
      t('register_strength_6'),
    ],
  }
}
