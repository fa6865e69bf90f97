import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'

interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'value' | 'onChange' | 'required'> {
  value: string
  onChange: (value: string) => void
}

const Input = styled.input`
  ${inputStyle}
`

/** A single-line text input. Also takes the attributes of a native input, except `id` and `required`. */
export function TextField({ label, isLabelHidden, hint, error, isRequired, value, onChange, ...rest }: TextFieldProps) {
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <Input
          type="text"
          {...rest}
          {...control}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </FieldBox>
  )
}
