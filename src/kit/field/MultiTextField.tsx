import { useState } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'
import { SelectField, type SelectOption } from './SelectField'

interface MultiTextFieldProps extends FieldProps {
  /** The texts by part, such as a language. A missing one is empty. */
  texts: Readonly<Record<string, string>>
  onChange: (texts: Readonly<Record<string, string>>) => void
  parts: readonly SelectOption[]
  /** The label of the select box below the text, such as 'Language'. */
  chooserLabel: string
  placeholder?: string
  rows?: number
  disabled?: boolean
}

const Place = styled.div`
  display: grid;
  gap: ${cssVar('space-2')};
`
const Input = styled.textarea`
  ${inputStyle}
  display: block;
  padding-block: ${cssVar('space-2')};
  resize: vertical;
`

/** Several texts, one visible at a time. The select box below chooses the visible one. The others are kept. */
export function MultiTextField({
  texts,
  onChange,
  parts,
  chooserLabel,
  placeholder,
  rows = 3,
  disabled,
  ...box
}: MultiTextFieldProps) {
  const [chosen, setChosen] = useState(parts[0]?.value ?? '')
  return (
    <FieldBox {...box}>
      {control => (
        <Place>
          <Input
            {...control}
            rows={rows}
            placeholder={placeholder}
            disabled={disabled}
            value={texts[chosen] ?? ''}
            onChange={event => onChange({ ...texts, [chosen]: event.currentTarget.value })}
          />
          <SelectField
            label={chooserLabel}
            isLabelHidden
            value={chosen}
            onChange={setChosen}
            options={parts}
            disabled={disabled}
          />
        </Place>
      )}
    </FieldBox>
  )
}
