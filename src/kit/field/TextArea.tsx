import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'

interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'value' | 'onChange' | 'required' | 'children'> {
  value: string
  onChange: (value: string) => void
}

const Input = styled.textarea`
  ${inputStyle}
  display: block;
  padding-block: ${cssVar('space-2')};
  resize: vertical;
`

/**
 * A multi-line text input. A person can make it higher. Also takes the attributes of a native text area, except `id`,
 * `required` and `children`.
 */
export function TextArea({ label, isLabelHidden, hint, error, isRequired, value, onChange, ...rest }: TextAreaProps) {
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Input rows={4} {...rest} {...control} value={value} onChange={event => onChange(event.currentTarget.value)} />
      )}
    </FieldBox>
  )
}
