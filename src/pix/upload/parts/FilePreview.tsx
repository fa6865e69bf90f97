import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { drawPreview } from '../drawPreview'

const SIDE = 40

const Picture = styled.canvas`
  display: block;
  width: ${SIDE}px;
  height: ${SIDE}px;
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
`

/** A chosen file as a small square, upright as its orientation says; drawn while it is in sight. Screen readers have its name beside. */
export function FilePreview({ file }: { readonly file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const gone = new AbortController()
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      void drawPreview(file, element, SIDE * Math.min(2, devicePixelRatio), gone.signal)
    })
    sight.observe(element)
    return () => {
      sight.disconnect()
      gone.abort()
    }
  }, [file])
  return <Picture ref={canvas} aria-hidden />
}
