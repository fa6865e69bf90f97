import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Switch } from '../../../kit/field/Switch'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { pageCookies, readCookie } from '../../../lib/cookies'
import { setPageCookie } from '../../../lib/setPageCookie'
import type { DetailLabel } from '../eventDetailLabels'
import { HelpContext, type HelpState } from './FieldHelp'

/** Name of the cookie with the choice, and its lifetime in seconds (events 9). */
const COOKIE = 'show_info'
const LIFETIME_S = 14 * 24 * 60 * 60

/**
 * Returns the state of the form's help bubbles, and functions that change it. The bubbles are on, unless the cookie
 * says that the person has turned them off (events 4.6).
 */
export function useHelp() {
  const [help, setHelp] = useState<HelpState>(() => ({
    isOn: readCookie(pageCookies(), COOKIE) !== '0',
    isInstant: false,
  }))
  const isOn = useRef(help.isOn)
  useEffect(() => {
    isOn.current = help.isOn
  }, [help])
  const choose = useCallback((wanted: boolean) => {
    setHelp({ isOn: wanted, isInstant: false })
    setPageCookie(COOKIE, wanted ? '1' : '0', { seconds: LIFETIME_S })
  }, [])
  const toggle = useCallback(() => choose(!isOn.current), [choose])
  /**
   * Hides every bubble when an error shows, also a bubble that its own button opened. The cookie does not change, so
   * that the next window shows the bubbles again.
   */
  const hideAtOnce = useCallback(() => setHelp({ isOn: false, isInstant: true }), [])
  return useMemo(() => ({ help, choose, toggle, hideAtOnce }), [help, choose, toggle, hideAtOnce])
}

interface HelpSwitchProps {
  /** Name of the switch in the contract (events 2.2). */
  readonly name: 'info-toggle1' | 'info-toggle2' | 'info-toggleTranslation'
  onChoose(isOn: boolean): void
}

const Place = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-block: calc(-1 * ${cssVar('space-2')});
  font-size: 0.9em;
`

/** Switch that turns all help bubbles on or off. */
export function HelpSwitch({ name, onChoose }: HelpSwitchProps) {
  const { isOn } = useContext(HelpContext)
  const t = useLabels<DetailLabel>()
  return (
    <Place>
      <Switch name={name} label={t('event_info')} isOn={isOn} onChange={onChoose} />
    </Place>
  )
}
