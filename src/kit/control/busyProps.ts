import type { MouseEvent } from 'react'

/**
 * Returns the attributes of a button whose action may be running. While the action runs, the button is marked busy and
 * ignores clicks, because a submit button must not send its form twice. The button is not `disabled`, because that
 * would move the focus out of the window.
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
