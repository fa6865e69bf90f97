import { memo } from 'react'
import { EventTextArea } from '../fields/EventTextArea'
import { FieldStack } from '../fields/FieldStack'
import { TopicsLine } from '../fields/TopicsLine'
import { HelpSwitch } from './HelpSwitch'

interface DescriptionPanelProps {
  readonly tag: string
  /** The topics have no tab of their own (decisions). */
  readonly hasTopics: boolean
  onChooseHelp(isOn: boolean): void
}

/** The text about the event: the tab Description (events 2.2). */
export const DescriptionPanel = memo(function DescriptionPanel({ tag, hasTopics, onChooseHelp }: DescriptionPanelProps) {
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle2" onChoose={onChooseHelp} />
      <EventTextArea name="Description" fieldLabel="event_description" help="event_help_description" tag={tag} />
      {hasTopics && <TopicsLine />}
    </FieldStack>
  )
})
