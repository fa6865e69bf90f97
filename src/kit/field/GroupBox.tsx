import { CircleAlert } from 'lucide'
import { type FocusEvent, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { VisuallyHidden } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { describeField } from './describeField'
import type { FieldProps } from './FieldBox'

interface GroupBoxProps extends FieldProps {
  disabled?: boolean
  onFocus?: () => void
  /** Called when the focus leaves the whole group. */
  onBlur?: () => void
  children: ReactNode
}

const Box = styled.fieldset`
  &:disabled > legend {
    opacity: 0.55;
  }
`
const Legend = styled.legend`
  padding: 0;
  padding-block-end: ${cssVar('space-1')};
  font-weight: 500;
`
const Star = styled.span`
  color: ${cssVar('danger-text')};
`
const Note = styled.p`
  display: flex;
  gap: ${cssVar('space-1')};
  margin-block-start: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`
const ErrorNote = styled(Note)`
  color: ${cssVar('danger-text')};
`

/** Label, hint and error around several radio buttons. Screen readers speak all three at the start of the group. */
export function GroupBox({
  label,
  isLabelHidden = false,
  hint,
  error,
  isRequired = false,
  disabled,
  onFocus,
  onBlur,
  children,
}: GroupBoxProps) {
  const id = useId()
  const { hintId, errorId, description } = describeField(id, { hint, error })
  const text = (
    <>
      {label}
      {isRequired && <Star aria-hidden> *</Star>}
    </>
  )
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <Box
      role="radiogroup"
      disabled={disabled}
      aria-required={isRequired || undefined}
      {...description}
      onFocus={onFocus}
      onBlur={leave}
    >
      <Legend>{isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}</Legend>
      {children}
      {error && (
        <ErrorNote id={errorId}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </ErrorNote>
      )}
      {hint && <Note id={hintId}>{hint}</Note>}
    </Box>
  )
}
