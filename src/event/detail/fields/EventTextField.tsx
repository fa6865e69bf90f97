import { type ComponentProps, memo } from 'react'
import { TextArea } from '../../../kit/field/TextArea'
import { TextField } from '../../../kit/field/TextField'
import { useLabels } from '../../../labels/useLabels'
import { useField } from '../form/useEventForm'
import type { DetailLabel } from '../eventDetailLabels'
import { FieldHelp, type HelpLabel } from '../help/FieldHelp'
import { eventLimits } from '../validateDraft'

interface EventTextFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'lang' | 'inputMode' | 'isRequired' | 'autoFocus' | 'autoComplete' | 'hint'
> {
  readonly name: 'MlTitle' | 'MlTitleTranslated' | 'MlTitleTranslatedPl' | 'Url' | 'PriceUrl'
  readonly fieldLabel: DetailLabel
  readonly help: HelpLabel
}

/** Single-line text field of the form, with its help. */
export const EventTextField = memo(function EventTextField({ name, fieldLabel, help, ...rest }: EventTextFieldProps) {
  const t = useLabels<DetailLabel>()
  return (
    <FieldHelp helpLabel={help} of={t(fieldLabel)}>
      <TextField
        label={t(fieldLabel)}
        autoComplete="off"
        {...rest}
        {...(rest.inputMode === 'url' ? { dir: 'ltr' } : { dir: 'auto' })}
        {...useField(name)}
      />
    </FieldHelp>
  )
})

interface EventTextAreaProps {
  readonly name: 'Description' | 'DescriptionTranslated' | 'DescriptionTranslatedPl'
  readonly fieldLabel: DetailLabel
  readonly help: HelpLabel
  readonly lang?: string
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
}

/** Share of the limit above which the length is shown. */
const NEAR = 0.8

/** Field for a description, with its help. Shows the length of the text when it comes near the limit. */
export const EventTextArea = memo(function EventTextArea({ name, fieldLabel, help, lang, tag }: EventTextAreaProps) {
  const t = useLabels<DetailLabel>()
  const field = useField(name)
  const count = field.value.length
  const write = (value: number) => new Intl.NumberFormat(tag).format(value)
  return (
    <FieldHelp helpLabel={help} of={t(fieldLabel)}>
      <TextArea
        label={t(fieldLabel)}
        rows={10}
        dir="auto"
        lang={lang}
        {...(count > eventLimits.description * NEAR && {
          hint: t('event_description_count', { COUNT: write(count), MAX: write(eventLimits.description) }),
        })}
        {...field}
      />
    </FieldHelp>
  )
})
