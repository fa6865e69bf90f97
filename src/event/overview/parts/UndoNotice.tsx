import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'
import type { Undoable } from '../useUndo'

/** Box around the notices above the list. */
export const Notices = styled.div`
  display: grid;
  flex: none;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-2')};
`

/** Time in ms for which the notice offers to undo. */
const UNDO_MS = 8000

interface UndoNoticeProps {
  readonly undoable: Undoable
  onUndo(): void
  onEnd(): void
}

/**
 * Offers for 8 seconds to undo an unpublish. While the pointer or the focus is in the notice, the notice stays.
 * Afterwards the 8 seconds start again.
 */
export function UndoNotice({ undoable, onUndo, onEnd }: UndoNoticeProps) {
  const t = useLabels<OverviewLabel>()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isHeld = isPointed || isFocused
  const end = useEffectEvent(onEnd)
  // A new notice starts with the full time.
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => end(), UNDO_MS)
    return () => clearTimeout(timer)
  }, [undoable, isHeld])
  return (
    <div
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Notice tone="info" action={<Button onClick={onUndo}>{t('event_undo')}</Button>}>
        {t('event_is_unpublished', { TITLE: undoable.title })}
      </Notice>
    </div>
  )
}
