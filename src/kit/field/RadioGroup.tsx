import { useId } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/cssVar'
import { focusedOption } from './focusedOption'
import { GroupFrame } from './GroupFrame'
import type { RadioGroupProps } from './RadioGroupProps'

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

/** One choice out of a few that all stand in view. The arrow keys move the choice. */
export function RadioGroup({ value, onChange, options, ref, ...frame }: RadioGroupProps) {
  const name = useId()
  const stop = focusedOption(options, value)
  return (
    <GroupFrame {...frame}>
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
    </GroupFrame>
  )
}
