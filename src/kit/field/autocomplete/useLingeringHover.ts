import { useEffect, useRef, useState } from 'react'

/** Returns true while the pointer is over an element and for `lingerMs` afterwards. Spread `hoverProps` on the element. */
export function useLingeringHover(lingerMs: number) {
  const [isHovered, setIsHovered] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    isHovered,
    hoverProps: {
      onPointerEnter: () => {
        clearTimeout(timer.current)
        setIsHovered(true)
      },
      onPointerLeave: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => setIsHovered(false), lingerMs)
      },
    },
  }
}
