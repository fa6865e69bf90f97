import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Picture } from '../../picture/Picture'

interface PictureFile {
  readonly isBroken: boolean
  /** The element that holds the file's place. */
  readonly place: RefObject<HTMLDivElement | null>
  fail(): void
}

/** Whether a picture's file could not be shown. A line that was down heals: it is tried again with the list, when the line is back and whenever its place comes into sight. */
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
