import { useEffect } from 'react'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { leaveLabels } from './leaveLabels'

/** While something was typed that would be lost, asks before the layer is left (decisions). */
export function useAskBeforeClosing(isTyped: boolean): void {
  const { ask, guardClose } = useShell()
  const t = useLabels<(typeof leaveLabels)[number]>()
  useEffect(() => {
    if (!isTyped) return undefined
    guardClose(() => ask({ heading: t('register_layer_leave_question'), text: t('register_layer_leave_text'), okText: t('register_layer_leave'), cancelText: t('register_layer_stay') }))
    return () => guardClose(undefined)
  }, [isTyped, ask, guardClose, t])
}
