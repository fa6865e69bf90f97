import { memo, type ComponentProps } from 'react'
import { TextField } from '../../../kit/field/TextField'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../DetailLabel'
import { useField } from '../editor/useField'
import { FieldHelp } from '../help/FieldHelp'
import type { HelpLabel } from '../help/HelpLabel'

interface EventTextFieldProps extends Pick<ComponentProps<typeof TextField>, 'lang' | 'inputMode' | 'isRequired' | 'autoFocus' | 'autoComplete' | 'hint'> {
  readonly name: 'MlTitle' | 'MlTitleTranslated' | 'MlTitleTranslatedPl' | 'Url' | 'PriceUrl'
  readonly fieldLabel: DetailLabel
  readonly help: HelpLabel
}

/** A line of text of the editor, with its help. */
export const EventTextField = memo(function EventTextField({ name, fieldLabel, help, ...rest }: EventTextFieldProps) {
  const t = useLabels<DetailLabel>()
  return (
    <FieldHelp helpLabel={help} of={t(fieldLabel)}>
      <TextField label={t(fieldLabel)} autoComplete="off" {...rest} {...(rest.inputMode === 'url' ? { dir: 'ltr' } : { dir: 'auto' })} {...useField(name)} />
    </FieldHelp>
  )
})
