import type { FocusEvent, PointerEvent } from 'react'

/** What a tooltip needs of the element it explains; spread it there. */
export interface TooltipTrigger {
  'aria-describedby': string | undefined
  onPointerEnter: (event: Pick<PointerEvent<HTMLElement>, 'pointerType' | 'currentTarget'>) => void
  onPointerLeave: () => void
  onPointerDown: () => void
  onFocus: (event: Pick<FocusEvent<HTMLElement>, 'currentTarget'>) => void
  onBlur: () => void
}
