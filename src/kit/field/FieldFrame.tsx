import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { VisuallyHidden } from '../control/VisuallyHidden'
import { cssVar } from '../theme/cssVar'
import type { FieldControlProps } from './FieldControlProps'
import type { FieldProps } from './FieldProps'

interface FieldFrameProps extends FieldProps {
  /** Draws the control with the attributes it is given. */
  children: (control: FieldControlProps) => ReactNode
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-1')};
  min-width: 0;
`
const Label = styled.label`
  justify-self: start;
  max-width: 100%;
  overflow-wrap: anywhere;
  hyphens: auto;
  font-weight: 500;
`
const Star = styled.span`
  color: ${cssVar('danger-text')};
`
const Hint = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`
const ErrorText = styled.p`
  display: flex;
  gap: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('danger-text')};
`

/** Label, hint and error around one control; a screen reader hears hint and error with the field. */
export function FieldFrame({ label, isLabelHidden = false, hint, error, isRequired = false, children }: FieldFrameProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const text = (
    <Label part="label" htmlFor={id}>
      {label}
      {isRequired && <Star aria-hidden> *</Star>}
    </Label>
  )
  return (
    <Frame part="field">
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id,
        part: 'input',
        required: isRequired,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && (
        <ErrorText part="error" id={errorId}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </ErrorText>
      )}
      {hint && <Hint part="hint" id={hintId}>{hint}</Hint>}
    </Frame>
  )
}
