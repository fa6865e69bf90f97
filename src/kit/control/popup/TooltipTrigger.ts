import type { FocusEvent, PointerEvent } from 'react'

/** What a tooltip needs of the element it explains; spread it there. */
export interface TooltipTrigger {
  'aria-describedby': string | undefined
  onPointerEnter: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: () => void
}
