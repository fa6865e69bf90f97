import { useContext, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { InfoBubble } from '../../../kit/control/popup/InfoBubble'
import { cssVar } from '../../../kit/theme/cssVar'
import { useLabels } from '../../../labels/useLabels'
import { HelpContext } from './HelpContext'
import type { HelpLabel } from './HelpLabel'

interface FieldHelpProps {
  /** The label of the help's text. */
  readonly text: HelpLabel
  /** What is explained, as the label beside its field says it. */
  readonly of: string
  /** The field. */
  readonly children: ReactNode
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${cssVar('space-1')};
  align-items: start;
  /* The button stands beside the control, the help below both. */
  & > :last-child {
    display: contents;
  }
  & > :last-child > button {
    margin-block-start: calc(${cssVar('space-1')} + 1.5em);
  }
  & > :last-child > :not(button) {
    grid-column: 1 / -1;
    margin-block-start: ${cssVar('space-1')};
    border-radius: ${cssVar('radius')};
  }
`

/** A field with its help: a bubble that the switch for all of them shows, and a button of its own. */
export function FieldHelp({ text, of, children }: FieldHelpProps) {
  const { isOn, isInstant } = useContext(HelpContext)
  const t = useLabels<HelpLabel | 'event_help'>()
  // The own button counts until the switch is turned again.
  const [own, setOwn] = useState<{ readonly isShown: boolean; readonly whileOn: boolean }>()
  const isShown = own?.whileOn === isOn ? own.isShown : isOn
  return (
    <Place>
      {children}
      <InfoBubble label={t('event_help', { FIELD: of })} isShown={isShown} isInstant={isInstant} onToggle={() => setOwn({ isShown: !isShown, whileOn: isOn })}>
        {t(text)}
      </InfoBubble>
    </Place>
  )
}
