import { FoyerError } from '../lib/FoyerError'

/**
 * Finds the element that the page gives to the library; without one, windows are modal.
 * @throws FoyerError CONFIG_WRONG_CONTAINER for what is no element on the page, nor a selector of one.
 */
export function findContainer(container: string | Element | null | undefined): Element | undefined {
  if (container == null) return undefined
  const element = typeof container === 'string' ? document.querySelector(container) : container
  // An element of another window is none of this one's classes.
  if (!element?.isConnected) throw new FoyerError('CONFIG_WRONG_CONTAINER', `the container '${container as string}' is not on the page. Correct it, or call once it is there.`)
  return element
}
