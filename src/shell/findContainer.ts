import { FoyerError } from '../lib/FoyerError'

/**
 * Finds the element that the page gives to the library; without one, windows are modal.
 * @throws FoyerError CONFIG_WRONG_CONTAINER for what is no element on the page, nor a selector of one.
 */
export function findContainer(container: string | Element | null | undefined): Element | undefined {
  if (container == null) return undefined
  const element = typeof container === 'string' ? findBySelector(container) : container
  // An element of another window is none of this one's classes.
  if (element?.isConnected !== true) throw new FoyerError('CONFIG_WRONG_CONTAINER', `the container '${String(container)}' is no element on the page, and no selector of one. Correct it, or call once the element is there.`)
  return element
}

function findBySelector(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
