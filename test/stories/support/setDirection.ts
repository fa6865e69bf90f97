/** Sets the writing direction of the story around a part, `ltr` or `rtl`. Runs in the page. */
export function setDirection(place: Element, direction: string): void {
  const window = place.closest<HTMLElement>('main')
  if (!window) throw new Error('The part is not in a story.')
  window.dir = direction
}
