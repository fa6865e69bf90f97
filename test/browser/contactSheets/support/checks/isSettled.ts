/** True when every window has loaded (unless `isWaiting`), and all visible pictures have loaded. Runs in the page. */
export function isSettled(isWaiting: boolean): boolean {
  // The spinner's endless animation runs while further rows of a list load.
  const isTurning = (root: Document | ShadowRoot) =>
    !isWaiting && root.getAnimations().some(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
  if (isTurning(document)) return false
  const isDone = (root: ShadowRoot): boolean =>
    !isTurning(root) &&
    [...root.querySelectorAll('*')].every(element => {
      if (!isWaiting && element.matches('[aria-busy=true]')) return false
      const { left, top, width, height } = element.getBoundingClientRect()
      const isInSight = () => root.elementsFromPoint(left + width / 2, top + height / 2).includes(element)
      if (element instanceof HTMLImageElement && !element.complete && (height === 0 || isInSight())) return false
      return !element.shadowRoot || isDone(element.shadowRoot)
    })
  return [...document.querySelectorAll('foyer-root')].every(({ shadowRoot }) => !shadowRoot || isDone(shadowRoot))
}
