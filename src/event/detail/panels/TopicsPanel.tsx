import { memo } from 'react'
import { FieldStack } from '../fields/FieldStack'
import { TopicsLine } from '../fields/TopicsLine'
import { HelpSwitch } from './HelpSwitch'

/** What the event is filed under: the tab Topics (events 2.2). */
export const TopicsPanel = memo(function TopicsPanel({ onChooseHelp }: { onChooseHelp(isOn: boolean): void }) {
  return (
    <FieldStack>
      <HelpSwitch name="info-toggle2" onChoose={onChooseHelp} />
      <TopicsLine />
    </FieldStack>
  )
})
