import type { RefObject } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { AddressLabel } from './addressLabels'

/**
 * Stops actions that lead away from a new address while its popup is open within `place`.
 * @returns a function that wraps such an action: while a popup is open, a message shows instead
 */
export function useUnfinishedAddress(place: RefObject<HTMLElement | null>) {
  const { tell } = useShell()
  const t = useLabels<AddressLabel>()
  return <Given extends unknown[]>(action: (...given: Given) => void) =>
    (...given: Given) => {
      const popup = place.current?.querySelector('[data-new-address]')
      if (!popup) {
        action(...given)
        return
      }
      const goBack = () => popup.querySelector('input')?.focus()
      void tell({ heading: t('event_address_unfinished_heading'), text: t('event_address_unfinished_text') }).then(
        goBack,
      )
    }
}
