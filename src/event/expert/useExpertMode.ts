import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { FoyerError } from '../../lib/FoyerError'
import { pageBase, webAddress } from '../../lib/webAddress'
import { useShell } from '../../shell/useShell'
import { fetchStageToken } from './expertWire'

/** Labels for opening the expert mode. */
export const expertLabels = [
  'event_expert_mode',
  'event_allow_popups',
  'cluster_is_not_single_event_type_error_caption',
  'cluster_is_not_single_event_type_error_message',
  'open_stage',
] as const

/**
 * Returns the address of an event in the expert mode; without `eventId`, the address of the expert mode's start page
 * (events 2.5).
 * @throws FoyerError CONFIG_WRONG_VALUE if `hosts.stage` is not a web address
 */
export function expertAddress(
  { hosts, language, auth }: ResolvedConfig,
  eventId: number | undefined,
  token: string,
): string {
  const query = new URLSearchParams({ username: auth.account ?? '', token })
  const path = `${hosts.stage ?? ''}/${language}/stage${eventId === undefined ? '' : `/${eventId}`}?${query}`
  const address = webAddress(path, pageBase())
  if (address === undefined)
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.hosts.stage is '${hosts.stage}', which is not a web address. Set one that begins with https://.`,
    )
  return address
}

/**
 * Returns a function that opens the expert mode in a new tab, with or without an event. Call it in the click handler,
 * because browsers block the tab otherwise.
 */
export function useExpertMode(): (eventId?: number) => Promise<void> {
  const { runtime, tell, showFailedRequest } = useShell()
  const t = useLabels<(typeof expertLabels)[number]>()
  const open = async (eventId?: number): Promise<void> => {
    // The tab opens without 'noopener'. With 'noopener', `window.open` would return null instead of the tab, which
    // needs an address when the token has arrived.
    const tab = window.open('', '_blank')
    if (!tab || tab.closed) {
      await tell({ heading: t('event_expert_mode'), text: t('event_allow_popups') })
      return
    }
    tab.opener = null
    const config = runtime.readConfig()
    try {
      const address = expertAddress(config, eventId, await fetchStageToken(config))
      // Replaces the history entry of the empty page, so that 'back' does not show it.
      tab.location.replace(address)
    } catch (error) {
      tab.close()
      await showFailedRequest(error, () => void open(eventId))
    }
  }
  return open
}
