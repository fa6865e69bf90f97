import { liveRegions } from './liveRegions'

/** Lets screen readers speak a text at the next pause, through the newest window; the last text wins. */
export function announce(text: string): void {
  const region = liveRegions.at(-1)
  if (!region) return
  // A new element, because a repeated text in the same element would stay silent.
  const line = region.ownerDocument.createElement('span')
  line.textContent = text
  region.replaceChildren(line)
}
