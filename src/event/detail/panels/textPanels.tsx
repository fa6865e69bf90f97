import { Repeat } from 'lucide'
import { memo } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../eventDetailLabels'
import { DateLine, LocationLine, OrganisationLine, TopicsLine } from '../fields/eventLines'
import { EventTextArea, EventTextField } from '../fields/EventTextField'
import { FieldStack } from '../fields/FieldStack'
import { HelpSwitch } from '../help/HelpSwitch'

interface EventPanelProps {
  /** Language tag (BCP 47) of the calendar. */
  readonly tag: string
  onChooseHelp(isOn: boolean): void
  onToggleCalendar(): void
  onRepeat(): void
}

const RepeatButton = styled(Button)`
  justify-self: start;
`

/** The tab Event: title, dates, organiser, location, links (events 2.2). */
export const EventPanel = memo(function EventPanel({ tag, onChooseHelp, onToggleCalendar, onRepeat }: EventPanelProps) {
  const t = useLabels<DetailLabel>()
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle1" onChoose={onChooseHelp} />
      <EventTextField name="MlTitle" fieldLabel="event_title" help="event_help_title" isRequired />
      <DateLine
        date="dateFrom"
        time="timeFrom"
        dateLabel="event_date_from"
        timeLabel="event_time_from"
        help="event_help_date_from"
        isRequired
        tag={tag}
        onToggleCalendar={onToggleCalendar}
      />
      <DateLine
        date="dateTo"
        time="timeTo"
        dateLabel="event_date_to"
        timeLabel="event_time_to"
        help="event_help_date_to"
        tag={tag}
        onToggleCalendar={onToggleCalendar}
      />
      <RepeatButton size="small" icon={Repeat} onClick={onRepeat}>
        {t('event_repeat')}
      </RepeatButton>
      <OrganisationLine />
      <LocationLine />
      <EventTextField name="Url" fieldLabel="event_url" help="event_help_url" inputMode="url" />
      <EventTextField name="PriceUrl" fieldLabel="event_price_url" help="event_help_price_url" inputMode="url" />
    </FieldStack>
  )
})

interface DescriptionPanelProps {
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
  /** True when the topics have no tab of their own (list of decisions). */
  readonly hasTopics: boolean
  onChooseHelp(isOn: boolean): void
}

/** The text about the event: the tab Description (events 2.2). */
export const DescriptionPanel = memo(function DescriptionPanel({
  tag,
  hasTopics,
  onChooseHelp,
}: DescriptionPanelProps) {
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle2" onChoose={onChooseHelp} />
      <EventTextArea name="Description" fieldLabel="event_description" help="event_help_description" tag={tag} />
      {hasTopics && <TopicsLine />}
    </FieldStack>
  )
})

/** The tab Topics: categories, characteristics, keywords (events 2.2). */
export const TopicsPanel = memo(function TopicsPanel({ onChooseHelp }: { onChooseHelp(isOn: boolean): void }) {
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle2" onChoose={onChooseHelp} />
      <TopicsLine />
    </FieldStack>
  )
})

interface TranslationPanelProps {
  readonly language: 'en' | 'pl'
  /** Language tag (BCP 47) for formatting numbers. */
  readonly tag: string
  onChooseHelp(isOn: boolean): void
}

const FIELDS = {
  en: {
    title: 'MlTitleTranslated',
    description: 'DescriptionTranslated',
    titleLabel: 'event_title_english',
    descriptionLabel: 'event_description_english',
  },
  pl: {
    title: 'MlTitleTranslatedPl',
    description: 'DescriptionTranslatedPl',
    titleLabel: 'event_title_polish',
    descriptionLabel: 'event_description_polish',
  },
} as const

/** Title and description in another language: the tabs Translation and TranslationPl (events 2.2). */
export const TranslationPanel = memo(function TranslationPanel({ language, tag, onChooseHelp }: TranslationPanelProps) {
  const { title, description, titleLabel, descriptionLabel } = FIELDS[language]
  return (
    <FieldStack>
      <HelpSwitch name="info-toggleTranslation" onChoose={onChooseHelp} />
      <EventTextField name={title} fieldLabel={titleLabel} help="event_help_title_translated" lang={language} />
      <EventTextArea
        name={description}
        fieldLabel={descriptionLabel}
        help="event_help_description_translated"
        lang={language}
        tag={tag}
      />
    </FieldStack>
  )
})
