import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'
import type { SelectOption } from './SelectField'

interface ListFieldProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<'select'>, 'id' | 'value' | 'onChange' | 'required' | 'multiple' | 'size' | 'children'> {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  /** How many lines are in view; the rest scrolls. All up to six, if not said otherwise. */
  lineCount?: number
}

const List = styled.select`
  ${inputStyle}
  padding-inline: ${cssVar('space-1')};
  overflow-y: auto;
  & option {
    padding: 6px ${cssVar('space-2')};
    border-radius: ${cssVar('radius-small')};
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

/** One choice out of a list that stays in view, as the platform's own list box. */
export function ListField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  options,
  lineCount = Math.min(options.length, 6),
  ...rest
}: ListFieldProps) {
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        // At least two lines: a select box of one line would be the one that opens.
        <List
          {...rest}
          {...control}
          size={Math.max(2, lineCount)}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          {/* Without it, the first line would look chosen while nothing is. */}
          {!options.some(option => option.value === value) && (
            <option value={value} hidden>
              {value}
            </option>
          )}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.count === undefined ? option.label : `${option.label} (${option.count})`}
            </option>
          ))}
        </List>
      )}
    </FieldBox>
  )
}
