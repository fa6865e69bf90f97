import { useContext } from 'react'
import styled from 'styled-components'
import { Switch } from '../../../kit/field/Switch'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { DetailLabel } from '../DetailLabel'
import { HelpContext } from '../help/HelpContext'

interface HelpSwitchProps {
  /** The contract's name of the switch (events 2.2). */
  readonly name: 'info-toggle1' | 'info-toggle2' | 'info-toggleTranslation'
  onChoose(isOn: boolean): void
}

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: calc(-1 * ${cssVar('space-2')});
  font-size: 0.9em;
`

/** Turns all help bubbles on or off. */
export function HelpSwitch({ name, onChoose }: HelpSwitchProps) {
  const { isOn } = useContext(HelpContext)
  const t = useLabels<DetailLabel>()
  return (
    <Place>
      <Switch name={name} label={t('event_info')} isOn={isOn} onChange={onChoose} />
    </Place>
  )
}
