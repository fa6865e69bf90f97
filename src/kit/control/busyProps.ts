import type { MouseEvent } from 'react'

/**
 * Returns the attributes of a button whose action may be under way. While it is, the button says so and ignores clicks: a submit button must not send its
 * form a second time. The button is not `disabled`, because that would move the focus out of the window.
 */
export function busyProps(isBusy: boolean, onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined) {
  return {
    'aria-disabled': isBusy || undefined,
    'aria-busy': isBusy || undefined,
    onClick(event: MouseEvent<HTMLButtonElement>) {
      if (isBusy) event.preventDefault()
      else onClick?.(event)
    },
  }
}
