import { useLabels } from '../../labels/useLabels'
import { useShell, useShowFailure } from '../../shell/useShell'
import { expertAddress } from './expertAddress'
import type { expertLabels } from './expertLabels'
import { fetchStageToken } from './fetchStageToken'

/** Answers a function that opens the expert mode in a new tab, for an event or as a whole; to be called in the click that asks for it, or browsers block the tab. */
export function useExpertMode(): (eventId?: number) => Promise<void> {
  const { runtime, tell } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<(typeof expertLabels)[number]>()
  return async eventId => {
    // Not by 'noopener', which gives no tab to lead on once the token is here.
    const tab = window.open('', '_blank')
    if (!tab || tab.closed) {
      await tell({ heading: t('event_expert_mode'), text: t('event_allow_popups') })
      return
    }
    tab.opener = null
    const config = runtime.readConfig()
    try {
      const address = expertAddress(config, eventId, await fetchStageToken(config))
      // Without an entry for the empty page: going back must not show it.
      tab.location.replace(address)
    } catch (error) {
      tab.close()
      await showFailure(error)
    }
  }
}
