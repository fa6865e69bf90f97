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
 * The live regions of all open windows, oldest first. While a modal window is open, screen readers ignore live regions
 * outside it. So texts always go to the newest region.
 */
const liveRegions: HTMLElement[] = []

/** Time in ms. If a window closes sooner than this after it got a text, the text moves to the window below. */
const MOMENT_MS = 500
let announcedAt = 0

/** The live region of a window. Every modal dialog and every inline window of the kit has one. */
export function LiveRegion() {
  const region = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    liveRegions.push(element)
    return () => {
      const text = liveRegions.at(-1) === element && element.textContent
      liveRegions.splice(liveRegions.indexOf(element), 1)
      // A screen reader does not speak a text whose window closes at once, such as the result of an action. So the
      // window below gets the text.
      if (text && performance.now() < announcedAt + MOMENT_MS) announce(text)
    }
  }, [])
  return <VisuallyHidden ref={region} role="status" aria-live="polite" />
}

/**
 * Puts a text into the live region of the newest window, so that screen readers speak it at their next pause. A newer
 * text replaces an older one that is not spoken yet. If the newest window closes at once, the text moves to the window
 * below.
 */
export function announce(text: string): void {
  const region = liveRegions.at(-1)
  if (!region) return
  announcedAt = performance.now()
  // A new element, because an equal text in the same element would not be spoken.
  const line = region.ownerDocument.createElement('span')
  line.textContent = text
  region.replaceChildren(line)
}
