/** What moves on the page, in shadow trees too, by the element and the name of the motion. Runs in the page. */
export function readMoving(): string[] {
  // A document names only those outside of shadow trees.
  const animationsIn = (root: Document | ShadowRoot): Animation[] => [...root.getAnimations(), ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? animationsIn(shadowRoot) : []))]
  return animationsIn(document)
    .filter(({ playState }) => playState === 'running')
    .map(({ effect }) => `${(effect as KeyframeEffect).target?.localName}: ${Object.keys((effect as KeyframeEffect).getKeyframes()[0] ?? {}).join(' ')}`)
}
