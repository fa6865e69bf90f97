import { type Ref, useId } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import type { FieldProps } from './FieldBox'
import { GroupBox } from './GroupBox'

/** One choice of a radio group. */
export interface RadioOption {
  value: string
  label: string
  isDisabled?: boolean
}

/** Props that the groups of radio buttons and of pictures share. */
export interface RadioGroupProps<Option extends RadioOption = RadioOption> extends FieldProps {
  /** The value of the selected option; any other text if none is selected. */
  value: string
  onChange: (value: string) => void
  options: readonly Option[]
  disabled?: boolean
  onFocus?: () => void
  onBlur?: () => void
  /** The radio button that is in the tab order, so that the form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const List = styled.div`
  display: grid;
  justify-items: start;
`
const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-control-small')};
  padding: 6px;
  margin-inline-start: -6px;
  min-width: 0;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:has(:disabled) {
    cursor: default;
    opacity: 0.55;
  }
`
const Dot = styled.input`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${cssVar('border-strong')};
  border-radius: 50%;
  background: ${cssVar('surface')};
  cursor: inherit;
  &:checked {
    border-color: ${cssVar('accent')};
  }
  &:checked::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${cssVar('accent')};
  }
  [aria-invalid='true'] & {
    border-color: ${cssVar('danger-text')};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &:checked::after {
      content: none;
    }
  }
`

/** Radio buttons: one option out of a few, all of them visible. The arrow keys select the next or previous option. */
export function RadioGroup({ value, onChange, options, ref, ...box }: RadioGroupProps) {
  const name = useId()
  const stop = focusedOption(options, value)
  return (
    <GroupBox {...box}>
      <List>
        {options.map(option => (
          <Line key={option.value}>
            <Dot
              ref={option === stop ? ref : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Line>
        ))}
      </List>
    </GroupBox>
  )
}

/** Returns the option whose button is in the tab order: the selected one if it is enabled, else the first enabled. */
export function focusedOption(options: readonly RadioOption[], value: string): RadioOption | undefined {
  const open = options.filter(option => !option.isDisabled)
  return open.find(option => option.value === value) ?? open[0]
}
