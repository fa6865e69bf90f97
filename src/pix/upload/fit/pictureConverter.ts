import type { FitType, Inspection } from './fitRules'

/** Job that inspects a file for an offer. */
interface InspectJob {
  readonly file: Blob
  /** Longest side of the adapted picture in pixels; 0 keeps the size. */
  readonly side: number
  /** Maximum number of pixels of the decoded picture, which may have more than the file's first bytes say. */
  readonly maxPixels: number
}

/** The part of a picture that is drawn. */
interface DrawnFrame {
  /** Size in px of the part, before it is made smaller. */
  readonly width: number
  readonly height: number
  /** The six numbers of `setTransform` that draw the part at the origin. They may turn and mirror the picture. */
  readonly matrix: readonly [number, number, number, number, number, number]
}

/** Job that converts a file. */
interface ConvertJob extends InspectJob {
  /** Default: the whole picture, upright. */
  readonly frame?: DrawnFrame
  readonly type: FitType
  /** Size limit of the result in bytes, exclusive. */
  readonly limit: number
}

/** Decodes and encodes pictures, in a worker or in the page. */
export interface PictureConverter {
  /**
   * True when the canvas returns the colours that were drawn. Browsers that protect against fingerprinting may return
   * other colours.
   */
  probe(): Promise<boolean>
  /**
   * Decodes a file and finds out if it is transparent and how well it can be compressed.
   * @throws DOMException `InvalidStateError` if the browser can't decode it.
   */
  inspect(job: InspectJob): Promise<Inspection>
  /**
   * Returns the picture in the given type, at most as large as asked: upright, in sRGB, without metadata. Reduces
   * quality and size until the file is below the limit; undefined if five sizes are not enough.
   * @throws DOMException `InvalidStateError` if the browser can't decode it.
   */
  convert(job: ConvertJob): Promise<Blob | undefined>
}

/**
 * Returns the functions that decode and encode. A worker gets this function as text, so it uses nothing from outside.
 * It also uses no syntax that a page's build may replace by a function outside, such as rest and spread of objects.
 * Browsers without `OffscreenCanvas` run it in the page, on canvases of the page.
 * @param pause called after each small step, so that a page stays responsive
 */
export function pictureConverter(pause: () => Promise<void>): PictureConverter {
  /** Number of pixels of one step, which takes a few milliseconds. */
  const STEP = 1_000_000
  const QUALITIES = [0.85, 0.75, 0.6]
  const ATTEMPTS = 5
  const SAMPLE = 512
  /**
   * A pixel with a lower alpha is transparent. The limit is below 255, because lossy formats store opaque pixels less
   * exactly.
   */
  const OPAQUE = 250

  type Canvas = OffscreenCanvas | HTMLCanvasElement
  /**
   * Runs a function with a new canvas, and frees the memory afterwards, because Safari limits the memory of all
   * canvases together.
   */
  const onCanvas = async <Result>(
    width: number,
    height: number,
    isOpaque: boolean,
    run: (context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D, canvas: Canvas) => Promise<Result>,
  ) => {
    const canvas: Canvas =
      typeof OffscreenCanvas === 'function'
        ? new OffscreenCanvas(width, height)
        : Object.assign(document.createElement('canvas'), { width, height })
    // In main memory, because the pixels are read back.
    const settings: CanvasRenderingContext2DSettings = { alpha: !isOpaque, willReadFrequently: true }
    try {
      const context = 'toBlob' in canvas ? canvas.getContext('2d', settings) : canvas.getContext('2d', settings)
      if (!context) throw new DOMException('No canvas of this size', 'EncodingError')
      context.imageSmoothingQuality = 'high'
      return await run(context, canvas)
    } finally {
      canvas.width = 0
      canvas.height = 0
    }
  }

  const decode = async <Result>({ file, maxPixels }: InspectJob, run: (bitmap: ImageBitmap) => Promise<Result>) => {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      if (bitmap.width * bitmap.height > maxPixels) throw new DOMException('Too many pixels', 'EncodingError')
      return await run(bitmap)
    } finally {
      bitmap.close()
    }
  }

  const encode = async (canvas: Canvas, type: FitType, quality: number) => {
    const blob = await ('toBlob' in canvas
      ? new Promise<Blob | null>(resolve => canvas.toBlob(resolve, type, quality))
      : canvas.convertToBlob({ type, quality }))
    if (blob?.type !== type) throw new DOMException(`No encoder for ${type}`, 'EncodingError')
    return blob
  }

  const isTransparent = (bitmap: ImageBitmap) => {
    const rows = Math.max(1, Math.floor(STEP / bitmap.width))
    return onCanvas(bitmap.width, Math.min(rows, bitmap.height), false, async context => {
      for (let y = 0; y < bitmap.height; y += rows) {
        const height = Math.min(rows, bitmap.height - y)
        context.clearRect(0, 0, bitmap.width, rows)
        context.drawImage(bitmap, 0, -y)
        const { data } = context.getImageData(0, 0, bitmap.width, height)
        for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) < OPAQUE) return true
        await pause()
      }
      return false
    })
  }

  /**
   * Calls `run` with a scaled part of a bitmap. The browser scales the part outside of the script, so that the page
   * stays responsive. It scales the part as a whole, so that no seams show. A browser that ignores the size returns the
   * part unscaled.
   */
  const scalePart = async <Result>(
    bitmap: ImageBitmap,
    [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
    resizeWidth: number,
    resizeHeight: number,
    run: (scaled: ImageBitmap) => Promise<Result>,
  ) => {
    const options: ImageBitmapOptions = { resizeWidth, resizeHeight, resizeQuality: 'high' }
    const scaled = await createImageBitmap(bitmap, x, y, width, height, options)
    try {
      return await run(scaled)
    } finally {
      scaled.close()
    }
  }

  /** Draws the picture in steps of one strip each. A picture that gets smaller is scaled once before the first step. */
  const draw = <Result>(
    bitmap: ImageBitmap,
    frame: DrawnFrame,
    scale: number,
    isOpaque: boolean,
    run: (canvas: Canvas) => Promise<Result>,
  ) => {
    const width = Math.max(1, Math.round(frame.width * scale))
    const height = Math.max(1, Math.round(frame.height * scale))
    const [a, b, c, d, e, f] = frame.matrix
    const [across, down] = [width / frame.width, height / frame.height]
    const drawSteps = (source: ImageBitmap) =>
      onCanvas(width, height, isOpaque, async (context, canvas) => {
        const rows = Math.max(1, Math.floor(STEP / width))
        const [unitX, unitY] = [bitmap.width / source.width, bitmap.height / source.height]
        const [ax, bx, cy, dy] = [a * across * unitX, b * down * unitX, c * across * unitY, d * down * unitY]
        for (let y = 0; y < height; y += rows) {
          context.save()
          context.beginPath()
          context.rect(0, y, width, rows)
          context.clip()
          context.setTransform(ax, bx, cy, dy, e * across, f * down)
          context.drawImage(source, 0, 0)
          context.restore()
          await pause()
        }
        return run(canvas)
      })
    if (scale >= 1) return drawSteps(bitmap)
    const whole = [0, 0, bitmap.width, bitmap.height] as const
    const [scaledWidth, scaledHeight] = [bitmap.width * scale, bitmap.height * scale].map(size =>
      Math.max(1, Math.round(size)),
    ) as [number, number]
    return scalePart(bitmap, whole, scaledWidth, scaledHeight, drawSteps)
  }

  const scaleTo = ({ width, height }: Pick<ImageBitmap, 'width' | 'height'>, side: number) =>
    side > 0 ? Math.min(1, side / Math.max(width, height)) : 1

  return {
    probe: () =>
      onCanvas(8, 8, true, context => {
        context.fillStyle = '#123456'
        context.fillRect(0, 0, 8, 8)
        const { data } = context.getImageData(0, 0, 8, 8)
        return Promise.resolve(data.every((value, index) => value === [0x12, 0x34, 0x56, 255][index % 4]))
      }),
    inspect: job =>
      decode(job, async bitmap => {
        const isSeeThrough = await isTransparent(bitmap)
        const scale = scaleTo(bitmap, job.side)
        const sampleWidth = Math.max(1, Math.round(Math.min(SAMPLE, bitmap.width * scale)))
        const sampleHeight = Math.max(1, Math.round(Math.min(SAMPLE, bitmap.height * scale)))
        // The sample is taken from the middle of the picture.
        const partWidth = Math.max(1, Math.floor(Math.min(bitmap.width, sampleWidth / scale)))
        const partHeight = Math.max(1, Math.floor(Math.min(bitmap.height, sampleHeight / scale)))
        const x = Math.floor((bitmap.width - partWidth) / 2)
        const y = Math.floor((bitmap.height - partHeight) / 2)
        const { size } = await scalePart(bitmap, [x, y, partWidth, partHeight], sampleWidth, sampleHeight, scaled =>
          onCanvas(sampleWidth, sampleHeight, !isSeeThrough, (context, canvas) => {
            context.drawImage(scaled, 0, 0, sampleWidth, sampleHeight)
            return encode(canvas, isSeeThrough ? 'image/png' : 'image/jpeg', QUALITIES[0] ?? 1)
          }),
        )
        return {
          isTransparent: isSeeThrough,
          bytesPerPixel: size / (sampleWidth * sampleHeight),
          width: bitmap.width,
          height: bitmap.height,
        }
      }),
    convert: job =>
      decode(job, async bitmap => {
        const { type, limit } = job
        const { width, height } = bitmap
        const frame: DrawnFrame = job.frame ?? { width, height, matrix: [1, 0, 0, 1, 0, 0] }
        let scale = scaleTo(frame, job.side)
        for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
          let size = 0
          const fitting = await draw(bitmap, frame, scale, type === 'image/jpeg', async canvas => {
            for (const quality of type === 'image/jpeg' ? QUALITIES : [1]) {
              const blob = await encode(canvas, type, quality)
              if (blob.size < limit) return blob
              size = blob.size
              await pause()
            }
            return undefined
          })
          if (fitting) return fitting
          scale *= Math.min(0.8, Math.sqrt(limit / size) * 0.95)
        }
        return undefined
      }),
  }
}
