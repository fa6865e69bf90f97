/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript'
import type { PictureConverter } from '../../../../src/pix/upload/fit/pictureConverter'

/** Canvases that the converter has made. */
let canvases: FakeCanvas[] = []
/** Size in bytes of each encoded picture. */
let encodedSize = 1
/** False if the browser has no encoder for the type. */
let isEncoding = true
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
    clearRect() {},
    fillRect() {},
    drawImage() {},
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
    createImageBitmap: () => Promise.resolve({ width: 3000, height: 2000, close() {} }),
  }
  return runInNewContext(`(${String(exports.pictureConverter)})(() => Promise.resolve())`, globals) as PictureConverter
}

const job = { file: new Blob(['x']), side: 0, maxPixels: 1e8, type: 'image/jpeg', limit: 100 } as const
beforeEach(() => {
  canvases = []
  encodedSize = 1
  isEncoding = true
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

test('every canvas is freed, also of a failed encoding', async () => {
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
