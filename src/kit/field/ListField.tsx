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
  /** Number of visible lines; the rest scrolls. Default: all lines, at most six. */
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

/** One choice in a list that stays visible, as the platform's own list box. */
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
        // At least two lines, because a select box of one line is a drop-down.
        <List
          {...rest}
          {...control}
          size={Math.max(2, lineCount)}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          {/* Without it, the first line would look chosen. */}
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
