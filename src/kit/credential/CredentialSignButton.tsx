import type { LucideIcon } from 'lucide-react'
import { Icon } from '../control/Icon'
import { credentialButtonLook } from './credentialButtonLook'
import { Sealed } from './Sealed'
import { useControlState } from './useControlState'
import { wearLook } from './wearLook'

interface CredentialSignButtonProps {
  /** Its accessible name, also shown by the browser on hover. */
  label: string
  icon: LucideIcon
  disabled?: boolean | undefined
  onClick: () => void
}

/** A small square button in a credential form that shows only an icon, as the kit's IconButton. */
export function CredentialSignButton({ label, icon, disabled = false, onClick }: CredentialSignButtonProps) {
  const { state, watch } = useControlState()
  const look = credentialButtonLook({ ...state, variant: 'quiet', isSign: true, isDisabled: disabled, isBusy: false })
  return (
    <button ref={wearLook(look)} type="button" aria-label={label} title={label} disabled={disabled} onClick={onClick} {...watch}>
      <Sealed>
        <Icon of={icon} />
      </Sealed>
    </button>
  )
}
