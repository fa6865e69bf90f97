import { useState } from 'react'
import styled from 'styled-components'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'
import { SelectField, type SelectOption } from './SelectField'

interface MultiTextFieldProps extends FieldProps {
  /** One text for each part's value, such as a language; a missing one is empty. */
  texts: Readonly<Record<string, string>>
  onChange: (texts: Readonly<Record<string, string>>) => void
  parts: readonly SelectOption[]
  /** What is chosen below the text, such as 'Language'. */
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

/** Several texts of which one is visible at a time, chosen by the select box below it; the others are kept. */
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
