/**
 * Returns every animation of the page, also in shadow trees, which `document.getAnimations` leaves out. Runs in the
 * page.
 */
export function readAnimations(): Animation[] {
  const animationsIn = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : [])),
  ]
  return animationsIn(document)
}
