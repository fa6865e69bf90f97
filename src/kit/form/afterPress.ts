/**
 * Runs an act at once, or right after the press of a pointer that is under way: an error that comes when a field is left would move the
 * button or the checkbox that is being pressed, and the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector('body :active:not(:focus)')) addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true })
  else act()
}
