import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'

/** A text for screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/**
 * The live regions of all open windows, oldest first. A modal window silences everything outside of it, so only the newest
 * region is heard.
 */
const liveRegions: HTMLElement[] = []

/** The place of a window where announcements are spoken; every modal dialog of the kit has one. */
export function LiveRegion() {
  const region = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    liveRegions.push(element)
    return () => void liveRegions.splice(liveRegions.indexOf(element), 1)
  }, [])
  return <VisuallyHidden ref={region} role="status" aria-live="polite" />
}

/** Lets screen readers speak a text at the next pause, through the newest window; the last text wins. */
export function announce(text: string): void {
  const region = liveRegions.at(-1)
  if (!region) return
  // A new element, because a repeated text in the same element would stay silent.
  const line = region.ownerDocument.createElement('span')
  line.textContent = text
  region.replaceChildren(line)
}
