import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../control/LiveRegion'
import { cssVar } from '../theme/tokens'
import { describeCheckbox } from './describeField'

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'checked' | 'onChange'> {
  label: ReactNode
  /**
   * True when only screen readers get the label. Use it, for example, on a picture whose visible title the label
   * repeats.
   */
  isLabelHidden?: boolean
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  hint?: string
  error?: string
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${cssVar('space-2')};
  min-width: ${cssVar('size-control-small')};
  min-height: ${cssVar('size-control-small')};
  padding: 6px;
  margin-inline-start: -6px;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
    opacity: 0.55;
  }
`
const Box = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius-small')};
  background: ${cssVar('surface')};
  cursor: inherit;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:checked {
    border-color: ${cssVar('accent')};
    background: ${cssVar('accent')};
  }
  &:checked::after {
    content: '';
    position: absolute;
    inset-inline-start: 5.5px;
    inset-block-start: 1.5px;
    width: 6px;
    height: 11px;
    border: solid ${cssVar('on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  &[aria-invalid='true'] {
    border-color: ${cssVar('danger-text')};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &:checked::after {
      content: none;
    }
  }
`
const Note = styled.p<{ $isError: boolean }>`
  margin-inline-start: 28px;
  font-size: ${cssVar('font-small')};
  color: ${({ $isError }) => cssVar($isError ? 'danger-text' : 'text-soft')};
`

/** A checkbox with its label. The whole line is clickable. */
export function Checkbox({ label, isLabelHidden = false, isChecked, onChange, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const { note, isInvalid, description } = describeCheckbox(id, { hint, error })
  return (
    <div>
      <Line>
        <Box
          {...rest}
          type="checkbox"
          checked={isChecked}
          {...description}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Line>
      {note && (
        <Note id={id} $isError={isInvalid}>
          {note}
        </Note>
      )}
    </div>
  )
}
