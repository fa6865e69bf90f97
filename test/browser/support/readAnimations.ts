/** Every animation of the page, those in shadow trees too, which a document does not name. Runs in the page. */
export function readAnimations(): Animation[] {
  const animationsIn = (root: Document | ShadowRoot): Animation[] => [
    ...root.getAnimations(),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : [])),
  ]
  return animationsIn(document)
}
