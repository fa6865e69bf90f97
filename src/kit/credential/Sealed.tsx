import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { credentialStyles, applyStyle } from './applyStyle'

/**
 * Renders decorative content, such as an icon, in a small shadow tree of its own. Neither the page's styles nor the
 * kit's reach it.
 */
export function Sealed({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null)
  const [shadow, setShadow] = useState<ShadowRoot>()
  useLayoutEffect(() => {
    if (place.current) setShadow(place.current.shadowRoot ?? place.current.attachShadow({ mode: 'open' }))
  }, [])
  return (
    <span
      ref={element => {
        place.current = element
        applyStyle(credentialStyles.sign)(element)
      }}
      aria-hidden
    >
      {shadow && createPortal(children, shadow)}
    </span>
  )
}
