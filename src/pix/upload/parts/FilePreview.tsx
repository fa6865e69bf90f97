import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { pixParts } from '../../pixParts'

// Larger pictures would take hundreds of MB of memory for a small preview. A small file can declare any size.
const MAX_PIXELS = 50_000_000

/** Number of samples of the picture for each pixel of the preview, in each direction. */
const SAMPLES = 4

/** Files are decoded one after the other, because decoding needs much memory. */
let queue: Promise<void> = Promise.resolve()

/**
 * Draws a file on a canvas as a square of `side` pixels, cropped to the centre. Leaves the canvas unchanged if the file
 * can't be decoded or has more than `MAX_PIXELS` pixels. A canvas needs no object URL, which must be revoked and which
 * a Content Security Policy may block.
 */
function drawPreview(file: File, canvas: HTMLCanvasElement, side: number, signal: AbortSignal): Promise<void> {
  queue = queue
    .then(() => draw(file, canvas, side, signal))
    .catch(() => {
      // The portal may still accept a picture that this browser can't decode, or whose size can't be read.
    })
  return queue
}

async function draw(file: File, canvas: HTMLCanvasElement, side: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const readFileFacts = await pixParts.readFileFacts()
  const facts = await readFileFacts(file)
  if (!facts || facts.width * facts.height > MAX_PIXELS) return
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (signal.aborted) return
    const edge = Math.min(bitmap.width, bitmap.height)
    const sample = Object.assign(document.createElement('canvas'), { width: SAMPLES * side, height: SAMPLES * side })
    // Without smoothing, only the drawn pixels are read. Smoothing reads all pixels, which blocks the page for up to
    // 100 ms if there are millions. `willReadFrequently` keeps the canvas off the graphics card, because otherwise all
    // pixels would be copied to the card.
    const rough = sample.getContext('2d', { willReadFrequently: true })
    if (!rough) return
    rough.imageSmoothingEnabled = false
    const { width } = sample
    rough.drawImage(bitmap, (bitmap.width - edge) / 2, (bitmap.height - edge) / 2, edge, edge, 0, 0, width, width)
    Object.assign(canvas, { width: side, height: side })
    const context = canvas.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(sample, 0, 0, side, side)
  } finally {
    bitmap.close()
  }
}

const SIDE = 40

const Picture = styled.canvas`
  display: block;
  width: ${SIDE}px;
  height: ${SIDE}px;
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
`

/**
 * Small square preview of a chosen file, rotated as its orientation says. Drawn when it first comes into view. Screen
 * readers use the name beside it.
 */
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
