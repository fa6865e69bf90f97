import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { ButtonVariant } from '../control/ButtonVariant'
import { Icon } from '../control/Icon'
import { credentialButtonLook } from './credentialButtonLook'
import { CredentialSpinner } from './CredentialSpinner'
import { Sealed } from './Sealed'
import { useControlState } from './useControlState'
import { wearLook } from './wearLook'

interface CredentialButtonProps {
  variant?: ButtonVariant
  type?: 'button' | 'submit'
  icon?: LucideIcon
  /** The act is under way: shows a spinner, ignores clicks, keeps the focus. */
  isBusy?: boolean
  disabled?: boolean | undefined
  onClick?: () => void
  children: ReactNode
}

/** A button with a text in a credential form; as the kit's Button, of type `button` unless said otherwise. */
export function CredentialButton({ variant = 'secondary', type = 'button', icon, isBusy = false, disabled = false, onClick, children }: CredentialButtonProps) {
  const { state, watch } = useControlState()
  const click = (event: MouseEvent) => {
    // A busy submit button must not send its form a second time; `disabled` would throw the focus out of the window.
    if (isBusy) event.preventDefault()
    else onClick?.()
  }
  const look = credentialButtonLook({ ...state, variant, isSign: false, isDisabled: disabled, isBusy })
  return (
    <button ref={wearLook(look)} type={type} disabled={disabled} aria-disabled={isBusy || undefined} aria-busy={isBusy || undefined} onClick={click} {...watch}>
      {isBusy ? (
        <CredentialSpinner />
      ) : (
        icon && (
          <Sealed>
            <Icon of={icon} />
          </Sealed>
        )
      )}
      {children}
    </button>
  )
}
