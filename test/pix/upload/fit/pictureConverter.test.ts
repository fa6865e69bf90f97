/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import type { PictureConverter } from '../../../../src/pix/upload/fit/pictureConverter'

/** Canvases that the converter has made. */
let canvases: FakeCanvas[] = []
/** Matrices with which the converter has drawn. */
let matrices: number[][] = []
/** Size in bytes of each encoded picture. */
let encodedSize = 1
/** False if the browser has no encoder for the type. */
let isEncoding = true
/** Arguments of each call of `drawImage`. */
let drawn: unknown[][] = []
/** Width and height of each scaling. */
let scaled: unknown[] = []
/** False if the browser ignores the size of a bitmap. */
let isScaling = true
/** Number of bitmaps that are not closed. */
let opened = 0
class FakeCanvas {
  width: number
  height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    canvases.push(this)
  }
  readonly getContext = () => ({
    save() {},
    beginPath() {},
    rect() {},
    clip() {},
    restore() {},
    setTransform: (...matrix: number[]) => void matrices.push(matrix),
    clearRect() {},
    fillRect() {},
    drawImage: (...given: unknown[]) => void drawn.push(given),
    getImageData: () => ({ data: new Uint8ClampedArray([0x12, 0x34, 0x56, 255]) }),
  })
  readonly convertToBlob = ({ type }: { type: string }) =>
    Promise.resolve({ type: isEncoding ? type : '', size: encodedSize })
}

const source = readFileSync('src/pix/upload/fit/pictureConverter.ts', 'utf8')
/** Compiles the converter as a page's build may do, and evaluates its text alone, as the worker does. */
function evaluate(target: ScriptTarget): PictureConverter {
  const { outputText } = transpileModule(source, { compilerOptions: { target, module: ModuleKind.CommonJS } })
  const exports: { pictureConverter?: unknown } = {}
  runInNewContext(outputText, { exports })
  const globals = {
    DOMException,
    OffscreenCanvas: FakeCanvas,
    createImageBitmap: (_source: unknown, ...more: unknown[]) => {
      const { resizeWidth, resizeHeight } = more.at(-1) as ImageBitmapOptions
      scaled.push(...(resizeWidth ? [[resizeWidth, resizeHeight]] : []))
      const [width, height] = isScaling && resizeWidth ? [resizeWidth, resizeHeight] : [3000, 2000]
      opened += 1
      return Promise.resolve({ width, height, close: () => (opened -= 1) })
    },
  }
  return runInNewContext(`(${String(exports.pictureConverter)})(() => Promise.resolve())`, globals) as PictureConverter
}

const job = { file: new Blob(['x']), side: 0, maxPixels: 1e8, type: 'image/jpeg', limit: 100 } as const
beforeEach(() => {
  canvases = []
  matrices = []
  encodedSize = 1
  isEncoding = true
  drawn = []
  scaled = []
  isScaling = true
  opened = 0
})

test.each(['ES2017', 'ES2018', 'ES2022'] as const)(
  'the text of the converter is complete after a build for %s',
  async target => {
    const converter = evaluate(ScriptTarget[target])
    expect(await converter.probe()).toBe(true)
    expect(await converter.inspect(job)).toMatchObject({ isTransparent: false, width: 3000, height: 2000 })
    expect(await converter.convert(job)).toEqual({ type: 'image/jpeg', size: 1 })
  },
)

test('every canvas is freed, also after a failed encoding', async () => {
  const converter = evaluate(ScriptTarget.ES2022)
  const left = () => canvases.filter(({ width, height }) => width > 0 || height > 0)
  await converter.probe()
  await converter.inspect(job)
  expect(canvases).toHaveLength(3)
  encodedSize = 1e9
  expect(await converter.convert(job)).toBeUndefined()
  expect(canvases).toHaveLength(8)
  isEncoding = false
  await expect(converter.convert(job)).rejects.toThrow('No encoder for image/jpeg')
  expect(canvases).toHaveLength(9)
  expect(left()).toEqual([])
})

test('a matrix draws a part of the picture, scaled to the longest side; without a matrix the whole picture is drawn', async () => {
  const converter = evaluate(ScriptTarget.ES2022)
  const frame = { width: 1000, height: 500, matrix: [0, 1, -1, 0, 2000, -40] as const }
  isScaling = false
  await converter.convert({ ...job, side: 100, frame })
  expect(canvases).toHaveLength(1)
  expect(matrices).toEqual([[0, 0.1, -0.1, 0, 200, -4]])
  matrices = []
  await converter.convert({ ...job, side: 300 })
  expect(matrices[0]).toEqual([0.1, 0, 0, 0.1, 0, 0])
})

test('the browser scales the picture once; each strip is drawn from the scaled picture without further scaling', async () => {
  const converter = evaluate(ScriptTarget.ES2022)
  await converter.convert({ ...job, side: 1500 })
  expect(scaled).toEqual([[1500, 1000]])
  expect(matrices).toEqual([
    [1, 0, 0, 1, 0, 0],
    [1, 0, 0, 1, 0, 0],
  ])
  expect(drawn.map(([source]) => source)).toEqual(Array(2).fill(expect.objectContaining({ width: 1500, height: 1000 })))
  matrices = []
  const frame = { width: 1000, height: 500, matrix: [0, 1, -1, 0, 2000, -40] as const }
  await converter.convert({ ...job, side: 100, frame })
  expect([scaled[1], matrices]).toEqual([[300, 200], [[0, 1, -1, 0, 200, -4]]])
  expect(opened).toBe(0)
})

test('a picture that keeps its size is not scaled', async () => {
  await evaluate(ScriptTarget.ES2022).convert(job)
  expect(scaled).toEqual([])
  expect(drawn).toHaveLength(7)
})
