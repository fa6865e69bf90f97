import { FoyerError } from '../lib/FoyerError'

/**
 * Finds the element that the page gives to the library; without one, windows are modal.
 * @throws FoyerError CONFIG_WRONG_CONTAINER when a selector finds nothing.
 */
export function findContainer(container: string | Element | undefined): Element | undefined {
  if (typeof container !== 'string') return container
  const element = document.querySelector(container)
  if (!element) throw new FoyerError('CONFIG_WRONG_CONTAINER', `the container '${container}' is not on the page. Correct the selector, or call once the element is there.`)
  return element
}
