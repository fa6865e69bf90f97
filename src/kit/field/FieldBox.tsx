import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { Icon } from '../control/Icon'
import { VisuallyHidden } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { describeField } from './describeField'

/** Props that most fields of the kit share. The value's type differs, so the value is not one of them. */
export interface FieldProps {
  label: string
  /** True when only screen readers get the label. Use it only where the context makes the field clear. */
  isLabelHidden?: boolean
  /** A short help below the field. */
  hint?: string
  /** Validation error. It shows below the field, and marks the field as invalid. */
  error?: string
  isRequired?: boolean
}

/** The attributes that connect a field's control with its label, hint and error. */
export interface FieldControlProps {
  id: string
  /**
   * The part name for the page's style sheet. Absent in a credential form, because part names work only in a shadow
   * tree and this form is in the page's own tree.
   */
  part?: 'input'
  required: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The styles that text inputs and select boxes share. */
export const inputStyle = css`
  width: 100%;
  min-width: 0;
  min-height: ${cssVar('size-control')};
  padding: 4px ${cssVar('space-3')};
  border: 1px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  transition: border-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:hover:not(:disabled):not([aria-invalid='true']) {
    border-color: ${cssVar('text-soft')};
  }
  &:focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${cssVar('danger-text')};
    outline-color: ${cssVar('danger-text')};
  }
  &:disabled {
    background: ${cssVar('surface-sunken')};
  }
  /* If the font is smaller than 16 px, phones zoom into the page when the field gets the focus. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
`

interface FieldBoxProps extends FieldProps {
  /** Renders the control with the given attributes. */
  children: (control: FieldControlProps) => ReactNode
}

const Box = styled.div`
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

/** Label, hint and error around one control. Screen readers speak hint and error with the field. */
export function FieldBox({ label, isLabelHidden = false, hint, error, isRequired = false, children }: FieldBoxProps) {
  const id = useId()
  const { hintId, errorId, description } = describeField(id, { hint, error })
  const text = (
    <Label part="label" htmlFor={id}>
      {label}
      {isRequired && <Star aria-hidden> *</Star>}
    </Label>
  )
  return (
    <Box part="field">
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {children({
        id,
        part: 'input',
        required: isRequired,
        ...description,
      })}
      {error && (
        <ErrorText part="error" id={errorId}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </ErrorText>
      )}
      {hint && (
        <Hint part="hint" id={hintId}>
          {hint}
        </Hint>
      )}
    </Box>
  )
}
