import type { Inspection } from '../../../../src/pix/upload/fit/fitRules'
import type { OpenConverter } from '../../../../src/pix/upload/fit/openConverter'

/** Result of `inspect` for every picture, unless a test says otherwise. */
export const FIXED: Inspection = { isTransparent: false, bytesPerPixel: 0.2, width: 3000, height: 2000 }

/**
 * Returns a converter whose `inspect` returns `FIXED` for every picture, and whose `convert` returns one byte. `parts`
 * replaces its functions.
 */
export function fakeConverter(parts: Partial<OpenConverter> = {}): jest.Mocked<OpenConverter> {
  const { probe, inspect, convert, close } = parts
  return {
    probe: jest.fn(probe ?? (() => Promise.resolve(true))),
    inspect: jest.fn(inspect ?? (() => Promise.resolve(FIXED))),
    convert: jest.fn(convert ?? (({ type }) => Promise.resolve<Blob | undefined>(new Blob(['x'], { type })))),
    close: jest.fn(close ?? (() => {})),
  }
}
