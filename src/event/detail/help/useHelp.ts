import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pageCookies, readCookie } from '../../../lib/cookies'
import { setPageCookie } from '../../../lib/setPageCookie'
import type { HelpState } from './HelpContext'

/** Events 9. */
const COOKIE = 'show_info'
const LIFETIME_S = 14 * 24 * 60 * 60

/** The editor's help bubbles: on until a person chose otherwise, which a cookie remembers (events 4.6). */
export function useHelp() {
  const [help, setHelp] = useState<HelpState>(() => ({ isOn: readCookie(pageCookies(), COOKIE) !== '0', isInstant: false }))
  const isOn = useRef(help.isOn)
  useEffect(() => {
    isOn.current = help.isOn
  }, [help])
  const choose = useCallback((wanted: boolean) => {
    setHelp({ isOn: wanted, isInstant: false })
    setPageCookie(COOKIE, wanted ? '1' : '0', { seconds: LIFETIME_S })
  }, [])
  const toggle = useCallback(() => choose(!isOn.current), [choose])
  /** An error takes their place: nobody chose that, so the next window has them again. */
  const makeWay = useCallback(() => setHelp(now => (now.isOn ? { isOn: false, isInstant: true } : now)), [])
  return useMemo(() => ({ help, choose, toggle, makeWay }), [help, choose, toggle, makeWay])
}
