import { memo } from 'react'
import { EventTextArea } from '../fields/EventTextArea'
import { EventTextField } from '../fields/EventTextField'
import { FieldStack } from '../fields/FieldStack'
import { HelpSwitch } from './HelpSwitch'

interface TranslationPanelProps {
  readonly language: 'en' | 'pl'
  readonly tag: string
  onChooseHelp(isOn: boolean): void
}

const FIELDS = {
  en: { title: 'MlTitleTranslated', description: 'DescriptionTranslated', titleLabel: 'event_title_english', descriptionLabel: 'event_description_english' },
  pl: { title: 'MlTitleTranslatedPl', description: 'DescriptionTranslatedPl', titleLabel: 'event_title_polish', descriptionLabel: 'event_description_polish' },
} as const

/** Title and description in another language: the tabs Translation and TranslationPl (events 2.2). */
export const TranslationPanel = memo(function TranslationPanel({ language, tag, onChooseHelp }: TranslationPanelProps) {
  const { title, description, titleLabel, descriptionLabel } = FIELDS[language]
  return (
    <FieldStack>
      <HelpSwitch name="info-toggleTranslation" onChoose={onChooseHelp} />
      <EventTextField name={title} fieldLabel={titleLabel} help="event_help_title_translated" lang={language} />
      <EventTextArea name={description} fieldLabel={descriptionLabel} help="event_help_description_translated" lang={language} tag={tag} />
    </FieldStack>
  )
})
