import type { BuildFiles } from './api/diagnose/checkFiles'
import type { FoyerConfig } from './config/FoyerConfig'
import { languageChoice } from './config/languageChoice'
import { familyOf } from './lib/familyOf'
import { languageCode } from './lib/languageTag'
import { pageHeaders } from './wire/pageHeaders'
import { prefetchPictures } from './pix/manage/prefetchPictures'

/** Table of files, which the build inserts here (`.rollup/writeChunkTable.mjs`). */
declare const FOYER_CHUNKS: {
  readonly core: string
  /**
   * By call, for the calls of `callsOfChunk` in that file: the files that the call's window adds to the core. Also the
   * files of the two chunks without a window, under the names `page` and `diagnose`.
   */
  readonly windows: Readonly<Record<string, readonly string[]>>
  /** The file with the texts of the core and of the picture library, by language. */
  readonly texts: Readonly<Record<string, string>>
}

/** The chunks without a window, and the name of the function that each exports. */
const partExports: Readonly<Record<string, string>> = { page: 'openByMarks', diagnose: 'diagnose' }

type Part = (...given: readonly unknown[]) => unknown

/** Imports a chunk, which is in the same folder as this file. */
const importChunk = (file: string): Promise<unknown> => import(`./${file}`)

/**
 * Loads the files that a call's window adds to the core, and the first texts in the current language. For the picture
 * library, also prefetches the first data. For `page` and `diagnose`, loads the chunk of this name, runs its function
 * and returns the result. This file is separate from the core, which is many times larger. So this file arrives
 * earlier, and its requests need not wait for the core.
 * @param name the name of a call, such as `pix.select`; or `page` or `diagnose`
 * @param given the configuration; for `page` and `diagnose`, the first argument of the function
 * @param further for `page` and `diagnose`, the next arguments of the function
 */
export async function loadCall(name: string, given: unknown, ...further: readonly unknown[]): Promise<unknown> {
  const { core, windows, texts } = FOYER_CHUNKS
  const files = windows[name] ?? []
  const partExport = partExports[name]
  if (partExport) {
    const part = (await importChunk(files[0] ?? '')) as Readonly<Record<string, Part>>
    const build: BuildFiles = { address: import.meta.url, core, load: importChunk, files: [windows, texts] }
    return part[partExport]?.(given, ...further, build)
  }
  const config = languageChoice.resolve(
    languageChoice.read(),
    given as FoyerConfig,
    familyOf(name),
    new URL(location.href),
  )
  pageHeaders.follow(() => config)
  // Prefetch the labels and the first pictures of the library.
  if (/^pix\.(select|manage)$/.test(name)) prefetchPictures(config)
  const ownTexts = texts[languageCode(config.language)] ?? texts['en'] ?? []
  return Promise.all([files, ownTexts].flat().map(importChunk))
}
