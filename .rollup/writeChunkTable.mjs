// Tells `src/loadCall.ts` which files a call needs, so that they load in parallel.
// Problem: a window's chunk imports other chunks. A browser finds these imports only after it has loaded the chunk, so
// the files would load one after the other. On a slow line each step takes as long as a request.
// Idea: after bundling, Rollup knows all files. The first plugin, `writeChunkTable`, replaces `FOYER_CHUNKS` in
// `src/loadCall.ts` by a table. For each call in `callsOfChunk`, the table has the files of the window; for each
// language, the file of the texts. The plugin also writes `dist/chunks.json`, a list of all chunks with their sizes and
// imports. The size check, the hashes and `foyer.diagnose()` use this list.
// The boot file is a separate bundle that is built afterwards. The second plugin, `insertChunkNames`, inserts the file
// names of the core and of `loadCall`, which contain hashes, from `dist/chunks.json`.
// Without the table, a first window takes several more round trips. Without the names, the boot file finds neither the
// core nor `loadCall`. A new call needs a row in `callsOfChunk` only if its window's files are to load at the same time
// as the core.

import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** @typedef {{ name: string, fileName: string, imports: string[], isEntry: boolean }} Chunk */
/** @typedef {{ core: string, table: string, windows: Record<string, string[]>, texts: Record<string, string> }} ChunkTable */

/**
 * Calls that open the window of a chunk, by the chunk's name.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const callsOfChunk = {
  ManageWindow: ['pix.select', 'pix.manage'],
  PictureMetaWindow: ['pix.meta'],
  PositionWindow: ['pix.position'],
  UserPassWindow: ['register.open'],
  LoginLayer: ['register.login'],
  EventOverviewWindow: ['event.overview'],
  EventDetailWindow: ['event.detail'],
}

/** Chunks without a window: `openByMarks.ts` and `diagnose.ts`. */
const PARTS = ['page', 'diagnose']
const TEXTS = { de: 'germanTexts', en: 'englishTexts', pl: 'polishTexts' }
const MANIFEST = 'dist/chunks.json'

/**
 * Inserts the table of chunks into `src/loadCall.ts`, and writes `chunks.json`.
 * @returns {import('rollup').Plugin}
 */
export function writeChunkTable() {
  return {
    name: 'write-chunk-table',
    renderChunk(code, { name }, _options, { chunks }) {
      if (name !== 'loadCall') return null
      const { core, windows, texts } = readChunkTable(Object.values(chunks))
      return code.replace('FOYER_CHUNKS', JSON.stringify({ core, windows, texts }))
    },
    writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
      const { core, table, windows } = readChunkTable(chunks)
      const sizes = Object.fromEntries(
        chunks.map(({ fileName, code, imports }) => [
          fileName,
          { bytes: Buffer.byteLength(code), gzip: gzipSync(code, { level: 9 }).length, imports },
        ]),
      )
      writeFileSync(MANIFEST, `${JSON.stringify({ core: [core], table, windows, chunks: sizes }, null, 2)}\n`)
    },
  }
}

/**
 * Inserts the file names of the core and of `loadCall` (`core` and `table` in `chunks.json`) into the boot file.
 * @returns {import('rollup').Plugin}
 */
export function insertChunkNames() {
  return {
    name: 'insert-chunk-names',
    renderChunk(code) {
      const { core, table } = JSON.parse(readFileSync(MANIFEST, 'utf8'))
      return code.replaceAll('FOYER_CORE', JSON.stringify(core[0])).replaceAll('FOYER_LOAD_CALL', JSON.stringify(table))
    },
  }
}

/**
 * Returns the table of files. By call, it has the files that the call loads besides the core and `loadCall`; by
 * language, the file of the texts. The chunks in `PARTS` count as calls.
 * @param {readonly Chunk[]} chunks
 * @returns {ChunkTable}
 */
export function readChunkTable(chunks) {
  const chunkNamed = (/** @type {string} */ name) => {
    const found = chunks.find(chunk => chunk.name === name)
    if (!found) throw new Error(`The bundle has no chunk named ${name}. See rollup.config.mjs.`)
    return found
  }
  const core = chunkNamed('core')
  const table = chunkNamed('loadCall')
  const closure = (/** @type {string} */ fileName, files = new Set([fileName])) => {
    for (const imported of chunks.find(chunk => chunk.fileName === fileName)?.imports ?? [])
      if (!files.has(imported)) closure(imported, files.add(imported))
    return files
  }
  for (const { name, imports } of [table, ...PARTS.map(chunkNamed)])
    if (imports.length > 0)
      throw new Error(
        `The chunk ${name} loads alone or first, so it must not import other chunks. It imports ${imports.join(', ')}.`,
      )
  if (core.imports.some(file => file !== table.fileName))
    throw new Error(
      `The core's chunk may only import ${table.fileName}, because other chunks wait for the core. It imports ${core.imports.join(', ')}. See groupChunks.`,
    )
  /** @type {Record<string, string[]>} */
  const windows = Object.fromEntries(PARTS.map(name => [name, [chunkNamed(name).fileName]]))
  for (const chunk of chunks) {
    for (const callName of callsOfChunk[chunk.name] ?? []) {
      // The core loads the file `…Family.ts` of a family before the family's windows.
      const family = chunks.find(({ name }) => name === `${callName.split('.')[0]}Family`)
      const files = [...closure(chunk.fileName), ...(family ? closure(family.fileName) : [])]
      windows[callName] = [...new Set(files)].filter(file => file !== core.fileName && file !== table.fileName)
    }
  }
  const texts = Object.fromEntries(
    Object.entries(TEXTS).map(([language, name]) => [language, chunkNamed(name).fileName]),
  )
  return { core: core.fileName, table: table.fileName, windows, texts }
}
