import { memo } from 'react'
import styled from 'styled-components'
import { DateField } from '../../../kit/field/date/DateField'
import { TimeField } from '../../../kit/field/date/TimeField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { eventParts } from '../../eventParts'
import { useCalendarTexts } from '../../useCalendarTexts'
import type { DetailLabel } from '../DetailLabel'
import { useField } from '../editor/useField'
import { FieldHelp } from '../help/FieldHelp'
import type { HelpLabel } from '../help/HelpLabel'

interface DateLineProps {
  readonly date: 'dateFrom' | 'dateTo'
  readonly time: 'timeFrom' | 'timeTo'
  readonly dateLabel: DetailLabel
  readonly timeLabel: DetailLabel
  readonly help: HelpLabel
  readonly isRequired?: boolean
  /** The language of the calendar as BCP 47. */
  readonly tag: string
  onToggleCalendar(): void
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8.5em);
  gap: ${cssVar('space-3')};
  align-items: start;
`

/** A day with its time, with their help. */
export const DateLine = memo(function DateLine({ date, time, dateLabel, timeLabel, help, isRequired = false, tag, onToggleCalendar }: DateLineProps) {
  const t = useLabels<DetailLabel>()
  const texts = useCalendarTexts()
  return (
    <FieldHelp helpLabel={help} of={t(dateLabel)}>
      <Line>
        <DateField label={t(dateLabel)} placeholder={t('event_date_example')} locale={tag} texts={texts} loadCalendar={eventParts.calendar} isRequired={isRequired} onToggleCalendar={onToggleCalendar} {...useField(date)} />
        <TimeField label={t(timeLabel)} placeholder={t('event_time_example')} {...useField(time)} />
      </Line>
    </FieldHelp>
  )
})
