import { memo } from 'react'
import { TextArea } from '../../../kit/field/TextArea'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../DetailLabel'
import { useField } from '../editor/useField'
import { FieldHelp } from '../help/FieldHelp'
import type { HelpLabel } from '../help/HelpLabel'
import { eventLimits } from '../eventLimits'

interface EventTextAreaProps {
  readonly name: 'Description' | 'DescriptionTranslated' | 'DescriptionTranslatedPl'
  readonly fieldLabel: DetailLabel
  readonly help: HelpLabel
  readonly lang?: string
  /** How numbers are written: a BCP 47 tag. */
  readonly tag: string
}

/** From here on the count is told. */
const NEAR = 0.8

/** A description of the editor, with its help, and with its length once the limit comes near. */
export const EventTextArea = memo(function EventTextArea({ name, fieldLabel, help, lang, tag }: EventTextAreaProps) {
  const t = useLabels<DetailLabel>()
  const field = useField(name)
  const count = field.value.length
  const write = (value: number) => new Intl.NumberFormat(tag).format(value)
  return (
    <FieldHelp helpLabel={help} of={t(fieldLabel)}>
      <TextArea label={t(fieldLabel)} rows={10} dir="auto" lang={lang} {...(count > eventLimits.description * NEAR && { hint: t('event_description_count', { COUNT: write(count), MAX: write(eventLimits.description) }) })} {...field} />
    </FieldHelp>
  )
})
