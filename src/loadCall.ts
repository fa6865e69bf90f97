import type { BuildFiles } from './api/diagnose/checkFiles'
import type { FoyerConfig } from './config/FoyerConfig'
import { resolveConfig } from './config/resolveConfig'
import { languageCode } from './lib/languageTag'
import { pageHeaders } from './wire/pageHeaders'
import { prefetchPictures } from './pix/manage/prefetchPictures'

/** Written by the build out of the bundle's own manifest (`.rollup/writeChunkTable.mjs`). */
declare const FOYER_CHUNKS: {
  readonly core: string
  /** The files that each call's window adds to the core, and the file of each part that opens no window. */
  readonly windows: Readonly<Record<string, readonly string[]>>
  /** The library's texts, by language. */
  readonly texts: Readonly<Record<string, string>>
}

/** The parts that open no window, and what each exports. */
const partExports: Readonly<Record<string, string>> = { page: 'openByMarks', diagnose: 'diagnose' }

type Part = (...given: readonly unknown[]) => unknown

/** Every chunk lies beside this file. */
const importChunk = (file: string): Promise<unknown> => import(`./${file}`)

/**
 * Loads what a call's window adds to the core, with the texts of the page's language, and asks the portal for what the window shows first. By the name
 * of a part that opens no window it does what that part does. It stands beside the core, which is many times larger, and comes before it.
 * @param name a call such as `pix.select`, `page` or `diagnose`
 * @param given the configuration; for a part what it is given
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
  const config = resolveConfig(given as FoyerConfig, new URL(location.href))
  pageHeaders.follow(() => config)
  // What a call's window will ask the portal for first.
  if (/^pix\.(select|manage)$/.test(name)) prefetchPictures(config)
  const ownTexts = texts[languageCode(config.language)] ?? texts['en'] ?? []
  return Promise.all([files, ownTexts].flat().map(importChunk))
}
