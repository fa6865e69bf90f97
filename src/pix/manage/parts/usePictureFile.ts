import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../picture/Picture'

interface PictureFile {
  readonly isBroken: boolean
  /** Ref for the element that contains the image. */
  readonly place: RefObject<HTMLDivElement | null>
  fail(): void
}

/**
 * Handles a picture's file that fails to load. Retries when `picture` or `attempt` changes, when the browser is online
 * again, and when the picture scrolls into view again.
 * @param attempt changes when the list is retried; always 0 outside of the list
 */
export function usePictureFile(picture: Picture, attempt: number): PictureFile {
  const [isBroken, setBroken] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => setBroken(false), [picture, attempt])
  useEffect(() => {
    if (!isBroken || !place.current) return undefined
    const tryAgain = () => setBroken(false)
    window.addEventListener('online', tryAgain)
    let wasHidden = false
    const sight = new IntersectionObserver(entries => {
      const isSeen = entries.at(-1)?.isIntersecting ?? false
      if (isSeen && wasHidden) tryAgain()
      wasHidden = !isSeen
    })
    sight.observe(place.current)
    return () => {
      window.removeEventListener('online', tryAgain)
      sight.disconnect()
    }
  }, [isBroken])
  return { isBroken, place, fail: () => setBroken(true) }
}
