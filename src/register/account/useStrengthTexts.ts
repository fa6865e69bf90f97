import type { StrengthTexts } from '../../kit/field/passwordTexts'
import { useLabels } from '../../labels/useLabels'
import type { strengthLabels } from './strengthLabels'

/** The words of the password meter. */
export function useStrengthTexts(): StrengthTexts {
  const t = useLabels<(typeof strengthLabels)[number]>()
  return {
    label: t('register_strength'),
    steps: [t('register_strength_1'), t('register_strength_2'), t('register_strength_3'), t('register_strength_4'), t('register_strength_5'), t('register_strength_6')],
  }
}
