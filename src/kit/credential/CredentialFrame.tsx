import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../control/Icon'
import type { FieldControlProps } from '../field/FieldControlProps'
import type { FieldProps } from '../field/FieldProps'
import { credentialLooks } from './credentialLooks'
import { Sealed } from './Sealed'
import { wearLook } from './wearLook'

interface CredentialFrameProps extends Omit<FieldProps, 'isLabelHidden' | 'error'> {
  error: string | undefined
  /** The id of the control; nothing else on the page has it. */
  id: string
  /** Further elements that describe the control, by their ids. */
  describedBy?: string | undefined
  children: (control: FieldControlProps) => ReactNode
}

/** Label, error and hint around one control of a credential form, all in the page's own tree, where they can refer to each other. */
export function CredentialFrame({ id, label, hint, error, isRequired = false, describedBy, children }: CredentialFrameProps) {
  const errorId = error && `${id}-error`
  const hintId = hint && `${id}-hint`
  return (
    <div ref={wearLook(credentialLooks.frame)}>
      <label ref={wearLook(credentialLooks.label)} htmlFor={id}>
        {label}
        {isRequired && (
          <span ref={wearLook(credentialLooks.star)} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        id,
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId, describedBy].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <div ref={wearLook(credentialLooks.error)} id={errorId}>
          <Sealed>
            <Icon of={CircleAlert} size={16} />
          </Sealed>
          {error}
        </div>
      )}
      {hint && (
        <div ref={wearLook(credentialLooks.hint)} id={hintId}>
          {hint}
        </div>
      )}
    </div>
  )
}
