import { readFileSync } from 'node:fs'
import type { Frame } from '@playwright/test'

const FONTS = 'node_modules/@fontsource-variable/inter/files/inter-'
const FACES = [
  {
    file: readFileSync(`${FONTS}latin-wght-normal.woff2`, 'base64'),
    unicodeRange: 'U+0000-00FF, U+0131, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2190-21FF',
  },
  { file: readFileSync(`${FONTS}latin-ext-wght-normal.woff2`, 'base64'), unicodeRange: 'U+0100-0130, U+0132-02C5' },
]

/** Loads the font `Scene` into a document, so that texts look the same on every machine. */
export async function loadSceneFont(frame: Frame): Promise<void> {
  await frame.evaluate(async faces => {
    for (const { file, unicodeRange } of faces)
      document.fonts.add(
        await new FontFace('Scene', Uint8Array.from(atob(file), sign => sign.charCodeAt(0)).buffer, {
          weight: '100 900',
          unicodeRange,
        }).load(),
      )
  }, FACES)
}
