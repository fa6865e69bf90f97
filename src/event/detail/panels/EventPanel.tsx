import { memo } from 'react'
import { DateLine } from '../fields/DateLine'
import { EventTextField } from '../fields/EventTextField'
import { FieldStack } from '../fields/FieldStack'
import { LocationLine } from '../fields/LocationLine'
import { OrganisationLine } from '../fields/OrganisationLine'
import { HelpSwitch } from './HelpSwitch'

interface EventPanelProps {
  readonly tag: string
  onChooseHelp(isOn: boolean): void
  onToggleCalendar(): void
}

/** What, when, by whom and where: the tab Event (events 2.2). */
export const EventPanel = memo(function EventPanel({ tag, onChooseHelp, onToggleCalendar }: EventPanelProps) {
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle1" onChoose={onChooseHelp} />
      <EventTextField name="MlTitle" fieldLabel="event_title" help="event_help_title" isRequired />
      <DateLine date="dateFrom" time="timeFrom" dateLabel="event_date_from" timeLabel="event_time_from" help="event_help_date_from" isRequired tag={tag} onToggleCalendar={onToggleCalendar} />
      <DateLine date="dateTo" time="timeTo" dateLabel="event_date_to" timeLabel="event_time_to" help="event_help_date_to" tag={tag} onToggleCalendar={onToggleCalendar} />
      <OrganisationLine />
      <LocationLine />
      <EventTextField name="Url" fieldLabel="event_url" help="event_help_url" inputMode="url" />
      <EventTextField name="PriceUrl" fieldLabel="event_price_url" help="event_help_price_url" inputMode="url" />
    </FieldStack>
  )
})
