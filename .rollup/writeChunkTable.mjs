import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** @typedef {{ name: string, fileName: string, imports: string[], isEntry: boolean }} Chunk */
/** @typedef {{ core: string, table: string, windows: Record<string, string[]>, texts: Record<string, string> }} ChunkTable */

/**
 * The calls that open the window of a chunk, by the chunk's name.
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

/** The chunks of the parts that open no window. */
const PARTS = ['page', 'diagnose']
const TEXTS = { de: 'germanTexts', en: 'englishTexts', pl: 'polishTexts' }
const MANIFEST = 'dist/chunks.json'

/**
 * Puts the table of chunks into `src/loadCall.ts`, in the place of `FOYER_CHUNKS`, and writes it with every chunk's size as `chunks.json`, which the
 * build of the boot file and the size check read.
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
 * Gives the boot file the names of the core and of the table's file that were just built.
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
 * The files that each call's window adds to the core, the parts that open no window, and the texts, by the names that the chunks have by now.
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
        `The chunk ${name} is loaded by itself or first; it must import no other, but it imports ${imports.join(', ')}.`,
      )
  if (core.imports.some(file => file !== table.fileName))
    throw new Error(
      `The core's chunk must import no other than ${table.fileName}, or both wait for each other; it imports ${core.imports.join(', ')}. See groupChunks.`,
    )
  /** @type {Record<string, string[]>} */
  const windows = Object.fromEntries(PARTS.map(name => [name, [chunkNamed(name).fileName]]))
  for (const chunk of chunks) {
    for (const callName of callsOfChunk[chunk.name] ?? []) {
      // The tables of a family that the core loads on demand come before its windows.
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
