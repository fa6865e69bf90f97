import { readPictureHeader } from './readPictureHeader'

const HEADER_BYTES = 32
// What unpacks to more would cost hundreds of MB for a stamp.
const MAX_PIXELS = 50_000_000

/** One after the other: decoding is what costs memory. */
let queue: Promise<void> = Promise.resolve()

/**
 * Draws a file as a square of `side` pixels on a canvas, cut to its middle; leaves the canvas as it is when the file can't be drawn. Pixels instead of
 * an address of the file: nothing is to be given back later, and no policy of a page forbids them.
 */
export function drawPreview(file: File, canvas: HTMLCanvasElement, side: number, signal: AbortSignal): Promise<void> {
  queue = queue.then(() => draw(file, canvas, side, signal)).catch(() => {
    // A picture that this browser can't show may still be one for the portal.
  })
  return queue
}

async function draw(file: File, canvas: HTMLCanvasElement, side: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const { pixels = 0 } = readPictureHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()))
  if (pixels > MAX_PIXELS) return
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    if (signal.aborted) return
    const edge = Math.min(bitmap.width, bitmap.height)
    Object.assign(canvas, { width: side, height: side })
    const context = canvas.getContext('2d')
    if (!context) return
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, (bitmap.width - edge) / 2, (bitmap.height - edge) / 2, edge, edge, 0, 0, side, side)
  } finally {
    bitmap.close()
  }
}
