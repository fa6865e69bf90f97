import { useId, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { describeField } from './describeField'

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role' | 'checked' | 'onChange'> {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  hint?: string
  error?: string
}

const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-control-small')};
  padding-block: 6px;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
    opacity: 0.55;
  }
`
const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  width: 36px;
  height: 20px;
  border: 1.5px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius-round')};
  background: ${cssVar('surface')};
  cursor: inherit;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2.5px;
    inset-inline-start: 3px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${cssVar('border-strong')};
    transition: inset-inline-start ${cssVar('motion-fast')} ${cssVar('ease')};
  }
  &:checked {
    border-color: ${cssVar('accent')};
    background: ${cssVar('accent')};
  }
  &:checked::after {
    inset-inline-start: 18px;
    background: ${cssVar('on-accent')};
  }
  &[aria-invalid='true'] {
    border-color: ${cssVar('danger-text')};
  }
  @media (forced-colors: active) {
    &::after {
      background: ButtonText;
    }
    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::after {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
    }
  }
`
const Star = styled.span`
  color: ${cssVar('danger-text')};
`
const Note = styled.p<{ $isError: boolean }>`
  margin-inline-start: 44px;
  font-size: ${cssVar('font-small')};
  color: ${({ $isError }) => cssVar($isError ? 'danger-text' : 'text-soft')};
`

/** A checkbox that looks like a switch. Screen readers call it a switch too. The whole line is clickable. */
export function Switch({ label, isOn, onChange, hint, error, ...rest }: SwitchProps) {
  const id = useId()
  const { hintId, errorId, description } = describeField(id, { hint, error })
  return (
    <div>
      <Line>
        <Track {...rest} checked={isOn} {...description} onChange={event => onChange(event.currentTarget.checked)} />
        <span>
          {label}
          {rest.required && <Star aria-hidden> *</Star>}
        </span>
      </Line>
      {error && (
        <Note id={errorId} $isError>
          {error}
        </Note>
      )}
      {hint && (
        <Note id={hintId} $isError={false}>
          {hint}
        </Note>
      )}
    </div>
  )
}
