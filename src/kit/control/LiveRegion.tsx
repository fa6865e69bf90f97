import { useLayoutEffect, useRef } from 'react'
import { liveRegions } from './liveRegions'
import { VisuallyHidden } from './VisuallyHidden'

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
