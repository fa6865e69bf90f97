import type { fireEvent } from '@testing-library/dom'

/**
 * Lets `fireEvent.change` and `fireEvent.input` throw for a field that is read-only or disabled. A person can't change
 * such a field, but these functions would, so a test would not notice that the field became read-only.
 */
export function refuseReadonlyChanges(events: typeof fireEvent): void {
  for (const name of ['change', 'input'] as const) {
    const fire = events[name]
    events[name] = (element, init) => {
      if (element instanceof HTMLElement && element.matches(':disabled, [readonly]'))
        throw new Error(`A person cannot change this field, because it is read-only or disabled: ${element.outerHTML}`)
      return fire(element, init)
    }
  }
}
