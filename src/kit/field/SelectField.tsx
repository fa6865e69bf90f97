import { ChevronDown } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'

/** One choice of a select field. */
export interface SelectOption {
  value: string
  label: string
  /** Number of items that belong to the choice. It shows in brackets after the label. */
  count?: number | undefined
  isDisabled?: boolean
}

/** Choices of a select field below a common heading. */
interface SelectGroup {
  label: string
  options: readonly SelectOption[]
}

interface SelectFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'id' | 'value' | 'onChange' | 'required' | 'children'> {
  value: string
  onChange: (value: string) => void
  options: readonly (SelectOption | SelectGroup)[]
}

const Place = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`
const Select = styled.select`
  ${inputStyle}
  appearance: none;
  padding-inline-end: 34px;
  text-overflow: ellipsis;
  cursor: pointer;
  & option,
  & optgroup {
    background: ${cssVar('surface')};
    color: ${cssVar('text')};
  }
`
const Arrow = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 10px;
  display: grid;
  align-items: center;
  color: ${cssVar('text-soft')};
  pointer-events: none;
`

/** A native select box for one option. */
export function SelectField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  options,
  ...rest
}: SelectFieldProps) {
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Place>
          <Select {...rest} {...control} value={value} onChange={event => onChange(event.currentTarget.value)}>
            {options.map(entry =>
              'options' in entry ? (
                <optgroup key={`group ${entry.label}`} label={entry.label}>
                  {entry.options.map(drawOption)}
                </optgroup>
              ) : (
                drawOption(entry)
              ),
            )}
          </Select>
          <Arrow>
            <Icon of={ChevronDown} />
          </Arrow>
        </Place>
      )}
    </FieldBox>
  )
}

function drawOption({ value, label, count, isDisabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={isDisabled}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  )
}
