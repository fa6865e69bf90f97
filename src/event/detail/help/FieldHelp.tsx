import { createContext, type ReactNode, useContext, useState } from 'react'
import styled from 'styled-components'
import { InfoBubble } from '../../../kit/control/popup/InfoBubble'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'

/** The label of a field's help. */
export type HelpLabel = `event_help_${string}`

/** State of the form's help bubbles. */
export interface HelpState {
  /** True when all bubbles are switched on. */
  readonly isOn: boolean
  /** True when the bubbles disappear without animation. They do so when an error shows (events 4.6). */
  readonly isInstant: boolean
}

/**
 * Holds a function that turns the help off without animation. Components call it when they show an error that is not in
 * the form's state (events 4.6).
 */
export const HideHelpContext = createContext<() => void>(() => {})

/** The help state of the surrounding form. */
export const HelpContext = createContext<HelpState>({ isOn: false, isInstant: false })

interface FieldHelpProps {
  /** The label of the help's text. */
  readonly helpLabel: HelpLabel
  /** Text of the field's label. */
  readonly of: string
  /** True when the field has no label above it. The help button is then at the top of the field. */
  readonly isBare?: boolean
  /** The field. */
  readonly children: ReactNode
}

const Place = styled.div<{ $isBare: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${cssVar('space-1')};
  align-items: start;
  /* The button is beside the control. The help's text is below the control and the button. */
  & > :last-child {
    display: contents;
  }
  & > :last-child > button {
    margin-block-start: ${({ $isBare }) => ($isBare ? 0 : `calc(${cssVar('space-1')} + 1.5em)`)};
  }
  & > :last-child > :not(button) {
    grid-column: 1 / -1;
    margin-block-start: ${cssVar('space-1')};
    border-radius: ${cssVar('radius')};
  }
`

/**
 * A field with its help bubble. The field's own button shows or hides the bubble. The form's switch shows or hides the
 * bubbles of all fields.
 */
export function FieldHelp({ helpLabel, of, isBare = false, children }: FieldHelpProps) {
  const help = useContext(HelpContext)
  const { isOn, isInstant } = help
  const t = useLabels<HelpLabel | 'event_help'>()
  // The field's own button overrides the form's help state until the switch, a calendar button or an error changes that
  // state.
  const [own, setOwn] = useState<{ readonly isShown: boolean; readonly during: HelpState }>()
  const isShown = own?.during === help ? own.isShown : isOn
  return (
    <Place $isBare={isBare}>
      {children}
      <InfoBubble
        label={t('event_help', { FIELD: of })}
        isShown={isShown}
        isInstant={isInstant}
        onToggle={() => setOwn({ isShown: !isShown, during: help })}
      >
        {t(helpLabel)}
      </InfoBubble>
    </Place>
  )
}
