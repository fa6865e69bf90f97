import { useState } from 'react'
import { useFade } from '../../kit/control/popup/useLeaving'
import { CredentialPasswordField } from '../../kit/credential/CredentialPasswordField'
import { useMedia } from '../../kit/credential/useControlState'
import { useCredential } from '../../kit/credential/useCredential'
import { credentialStyles, applyStyle } from '../../kit/credential/applyStyle'
import { afterPress, type FieldBinding } from '../../kit/form/useForm'
import { layerPassword } from '../../kit/rule/passwordRules'
import { useLabels } from '../../labels/useLabels'
import { usePasswordTexts } from './usePasswordTexts'

/** Labels of the field for a new password. */
export const newPasswordLabels = ['register_layer_new_password', 'register_layer_password_not_strong'] as const

interface NewPasswordFieldProps {
  name: string
  binding: FieldBinding<string>
  autoFocus?: boolean
}

const HINT_FADE_MS = 333

/**
 * Field for a new password. The rules of a strong password show while the field has the focus, and fade out afterwards
 * (portal-accounts 5).
 */
export function NewPasswordField({ name, binding, autoFocus = false }: NewPasswordFieldProps) {
  const { formId } = useCredential()
  const t = useLabels<(typeof newPasswordLabels)[number]>()
  const [isFocused, setIsFocused] = useState(false)
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  const { isDrawn, isLeaving } = useFade(isFocused, { settleMs: 0, fadeMs: isStill ? 0 : HINT_FADE_MS })
  // While an error shows, the rules are hidden. The error has the same text in the same place, so nothing below moves
  // away from the pointer.
  const isHinted = isDrawn && binding.error === undefined
  const hintId = `${formId}-${name}-strong`
  return (
    <div ref={applyStyle(credentialStyles.box)}>
      <CredentialPasswordField
        {...binding}
        name={name}
        label={t('register_layer_new_password')}
        autoComplete="new-password"
        autoFocus={autoFocus}
        texts={usePasswordTexts()}
        describedBy={isHinted ? hintId : undefined}
        onFocus={() => {
          setIsFocused(true)
          binding.onFocus()
        }}
        onBlur={() => {
          // Hide the rules only after the press has ended. Otherwise the controls below would move away from the
          // pointer.
          afterPress(() => setIsFocused(false))
          binding.onBlur()
        }}
      />
      {isHinted && (
        <div
          ref={applyStyle({
            ...credentialStyles.hint,
            opacity: isLeaving ? '0' : '1',
            transition: `opacity ${HINT_FADE_MS}ms`,
          })}
          id={hintId}
        >
          {t('register_layer_password_not_strong', layerPassword('')?.markers)}
        </div>
      )}
    </div>
  )
}
