import { memo, useCallback, useMemo } from 'react'
import styled from 'styled-components'
import { DateField } from '../../../kit/field/date/DateField'
import { TimeField } from '../../../kit/field/date/TimeField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { LocationField, OrganisationField } from '../../address/addressFields'
import { eventParts } from '../../eventParts'
import { TopicsFields } from '../../topics/TopicsFields'
import type { TopicsValues } from '../../topics/topicsRules'
import { useCalendarTexts } from '../../useCalendarTexts'
import { useShell } from '../../../shell/useShell'
import { useEventForm, useEventFormState, useField } from '../form/useEventForm'
import type { DetailLabel } from '../eventDetailLabels'
import { FieldHelp, type HelpLabel } from '../help/FieldHelp'

interface DateLineProps {
  readonly date: 'dateFrom' | 'dateTo'
  readonly time: 'timeFrom' | 'timeTo'
  readonly dateLabel: DetailLabel
  readonly timeLabel: DetailLabel
  readonly help: HelpLabel
  readonly isRequired?: boolean
  /** Language tag (BCP 47) of the calendar. */
  readonly tag: string
  onToggleCalendar(): void
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8.5em);
  gap: ${cssVar('space-3')};
  align-items: start;
`

/** The fields of a day and its time, with their help. */
export const DateLine = memo(function DateLine({
  date,
  time,
  dateLabel,
  timeLabel,
  help,
  isRequired = false,
  tag,
  onToggleCalendar,
}: DateLineProps) {
  const t = useLabels<DetailLabel>()
  const texts = useCalendarTexts()
  return (
    <FieldHelp helpLabel={help} of={t(dateLabel)}>
      <Line>
        <DateField
          label={t(dateLabel)}
          placeholder={t('event_date_example')}
          locale={tag}
          texts={texts}
          loadCalendar={eventParts.calendar}
          isRequired={isRequired}
          onToggleCalendar={onToggleCalendar}
          {...useField(date)}
        />
        <TimeField label={t(timeLabel)} placeholder={t('event_time_example')} {...useField(time)} />
      </Line>
    </FieldHelp>
  )
})

/** The location field, with its help. */
export const LocationLine = memo(function LocationLine() {
  const t = useLabels<DetailLabel>()
  return (
    <FieldHelp helpLabel="event_help_location" of={t('event_location')}>
      <LocationField {...useField('Location')} />
    </FieldHelp>
  )
})

/**
 * The organiser field, with its help. Accepts free text if the page allows it, or if the event already has an organiser
 * as free text.
 */
export const OrganisationLine = memo(function OrganisationLine() {
  const t = useLabels<DetailLabel>()
  const { runtime } = useShell()
  const { store } = useEventForm()
  const hadFreetext = useEventFormState(store, ({ start }) => start.Organisation.status === 'freetext')
  const isFreetextAllowed = hadFreetext || runtime.readConfig().event?.organiserFreetext === true
  return (
    <FieldHelp helpLabel="event_help_organisation" of={t('event_organisation')}>
      <OrganisationField isFreetextAllowed={isFreetextAllowed} {...useField('Organisation')} />
    </FieldHelp>
  )
})

/** The fields of the topics, bound to the form. */
export function TopicsLine() {
  const { store, bindingOf } = useEventForm()
  const { ref: firstRef } = bindingOf('FormalCategoryId')
  const FormalCategoryId = useEventFormState(store, ({ draft }) => draft.FormalCategoryId)
  const ContentCategoryId = useEventFormState(store, ({ draft }) => draft.ContentCategoryId)
  const characteristics = useEventFormState(store, ({ draft }) => draft.characteristics)
  const EventLocationTypeId = useEventFormState(store, ({ draft }) => draft.EventLocationTypeId)
  const Keywords = useEventFormState(store, ({ draft }) => draft.Keywords)
  const PreAssignedKeyword = useEventFormState(store, ({ draft }) => draft.PreAssignedKeyword)
  const base = useEventFormState(store, state => state.base)
  const shown = useEventFormState(store, state => state.shown)
  const values = useMemo(
    () => ({ FormalCategoryId, ContentCategoryId, characteristics, EventLocationTypeId, Keywords, PreAssignedKeyword }),
    [FormalCategoryId, ContentCategoryId, characteristics, EventLocationTypeId, Keywords, PreAssignedKeyword],
  )
  const errors = useMemo(
    () => ({
      ...(shown.Categories && { Categories: true as const }),
      ...(shown.requiredFields && { requiredFields: true as const }),
    }),
    [shown],
  )
  const lostNames = useMemo(() => ({ formal: base.FormalCategoryName, content: base.ContentCategoryName }), [base])
  const change = useCallback((part: Partial<TopicsValues>) => store.change(part), [store])
  return (
    <TopicsFields
      values={values}
      categorySystem={base.IdCategorySystemId}
      lostNames={lostNames}
      errors={errors}
      onChange={change}
      ref={firstRef}
    />
  )
}
