import { CopyCheck } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { TextArea } from '../../../kit/field/TextArea'
import { TextField } from '../../../kit/field/TextField'
import type { FieldBinding } from '../../../kit/form/useForm'
import { cssVar } from '../../../kit/theme/tokens'
import { languageTag } from '../../../lib/languageTag'

interface CheckedFieldsProps {
  readonly names: readonly string[]
  /** Field that gets the focus when the picture is shown. */
  readonly firstName: string | undefined
  readonly isReadOnly: boolean
  field(name: string): FieldBinding<string>
  labelOf(name: string): string
  /** Locale of the description; undefined if it is not checked. */
  readonly descriptionLocale: string | undefined
  /** True when the field's text can be copied to other pictures. */
  canCopy(name: string): boolean
  readonly copyText: string
  onCopy(name: string): void
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${cssVar('space-1')};
  & > :first-child {
    width: 100%;
  }
`

/**
 * The fields that a person fills for one picture. A button copies the text of a field to the later pictures. It fills
 * only fields that are empty or have the text of the last copy.
 */
export function CheckedFields({
  names,
  firstName,
  isReadOnly,
  field,
  labelOf,
  descriptionLocale,
  canCopy,
  copyText,
  onCopy,
}: CheckedFieldsProps) {
  const control = (name: string) => ({
    ...field(name),
    label: labelOf(name),
    readOnly: isReadOnly,
    autoFocus: name === firstName,
  })
  return (
    <Fields>
      {names.map(name => (
        <Line key={name}>
          {name === 'Description' && descriptionLocale ? (
            <TextArea {...control(name)} lang={languageTag(descriptionLocale)} dir="auto" rows={3} />
          ) : (
            <TextField {...control(name)} autoComplete="off" />
          )}
          {canCopy(name) && (
            <Button
              variant="quiet"
              size="small"
              icon={CopyCheck}
              aria-label={`${copyText}: ${labelOf(name)}`}
              onClick={() => onCopy(name)}
            >
              {copyText}
            </Button>
          )}
        </Line>
      ))}
    </Fields>
  )
}
