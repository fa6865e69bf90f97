// Compares the compressed sizes of the built files with their limits.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { limits } from './limits.mjs'

const dist = fileURLToPath(new URL('../../dist', import.meta.url))
const GUIDE = readFileSync(new URL('../../examples/guides/on-the-page.md', import.meta.url), 'utf8')
const pixWindows = readFileSync(new URL('../../src/pix/pixWindows.ts', import.meta.url), 'utf8')

/** Chunk names of the picture windows: the picture library first, then the further windows. */
const [library = '', ...furtherWindows] = [...pixWindows.matchAll(/import\('.*\/(\w+)'\)/g)].map(
  ([, name = '']) => name,
)

const EVENT_WINDOWS = ['EventOverviewWindow', 'EventDetailWindow']
/** Event windows that open above the overview or the editor of an event. */
const FURTHER_EVENT_WINDOWS = ['RepeatWindow', 'ImportWindow']
/** Chunks that an event window loads late, such as for a calendar, a calendar file, the topics or a repetition. */
const LATE_EVENT_PARTS = ['Calendar', 'TopicsPickers', 'calendarFile', 'holidayCalendar', ...FURTHER_EVENT_WINDOWS]

/** @type {{ core: string[], table: string, windows: Record<string, string[]>, chunks: Record<string, { imports: string[] }> }} */
const table = JSON.parse(readFileSync(join(dist, 'chunks.json'), 'utf8'))

const sizes = [
  { what: 'boot (foyer.js)', bytes: gzipOf('foyer.js'), limit: limits.boot },
  { what: 'boot + core + manage window', bytes: gzipOf('foyer.js') + windowBytes('pix.manage'), limit: limits.library },
  {
    what: 'boot + core + manage window',
    bytes: brotliOf('foyer.js') + windowBytes('pix.manage', brotliOf),
    limit: limits.libraryByBrotli,
    by: 'brotli',
  },
  ...furtherWindows.map(name => ({
    what: `${name} beside the library`,
    bytes: addedBytes(name),
    limit: limits.furtherWindow,
  })),
  { what: 'event overview + detail, own code', bytes: ownBytes(EVENT_WINDOWS), limit: limits.eventWindows },
]

for (const { what, bytes, limit, by = 'gzipped' } of sizes) {
  const size = bytes / 1000
  const isOver = !(size <= limit)
  console.log(`${isOver ? 'over ' : 'ok   '}${what}: ${size.toFixed(isOver ? 3 : 2)} kB of ${limit} kB ${by}`)
  if (isOver) process.exitCode = 1
}
for (const part of LATE_EVENT_PARTS) {
  const isLate = !EVENT_WINDOWS.some(name => [...withImports(name)].some(file => file.startsWith(`${part}-`)))
  console.log(`${isLate ? 'ok   ' : 'over '}${part}: a chunk of its own`)
  if (!isLate) process.exitCode = 1
}
for (const [, name = '', stated = ''] of guideTable().matchAll(/`(\w+)` (\d+) kB/g)) {
  const file = Object.keys(table.chunks).find(chunk => chunk.startsWith(`${name}-`)) ?? ''
  const size = file === '' ? 0 : chunkBytes(file) / 1000
  const isWrong = Math.round(size) !== Number(stated)
  console.log(`${isWrong ? 'wrong' : 'ok   '} ${name}: ${size.toFixed(2)} kB, in the guide ${stated} kB`)
  if (isWrong) process.exitCode = 1
}
console.log(`     foyer.umd.js, everything in one file: ${(gzipOf('foyer.umd.js') / 1000).toFixed(2)} kB gzipped`)
for (const file of Object.keys(table.chunks))
  console.log(`     esm/${file}: ${(chunkBytes(file) / 1000).toFixed(2)} kB gzipped`)

/** Returns the guide's section about parts that load late, which names the rounded sizes of their files. */
function guideTable() {
  const [, section] = GUIDE.split('\n## Parts that load late\n')
  if (!section) throw new Error('examples/guides/on-the-page.md has no section ‘Parts that load late’.')
  return section.split('\n## ')[0] ?? ''
}

/** @param {string} file */
function gzipOf(file) {
  return gzipSync(readFileSync(join(dist, file))).length
}

/** @param {string} file */
function brotliOf(file) {
  return brotliCompressSync(readFileSync(join(dist, file))).length
}

/** @param {string} file */
function chunkBytes(file) {
  return gzipOf(join('esm', file))
}

/**
 * Returns the size of everything that a page has loaded when the window shows: the core, the window's chunks, their
 * imports, and one language's texts.
 * @param {string} name
 * @param {(file: string) => number} bytesOf
 */
function windowBytes(name, bytesOf = gzipOf) {
  const chunkBytes = (/** @type {string} */ file) => bytesOf(join('esm', file))
  const own = table.windows[name]
  if (!own)
    throw new Error(
      `dist/chunks.json has no files for the call ${name}: is its chunk still in callsOfChunk of .rollup/writeChunkTable.mjs?`,
    )
  const files = new Set([...table.core, table.table, ...own])
  for (const file of files) table.chunks[file]?.imports.forEach(imported => files.add(imported))
  // Further windows have their own texts, which load with those windows.
  const texts = Object.keys(table.chunks).filter(file => /^[a-z]+Texts-/.test(file))
  return [...files].reduce((sum, file) => sum + chunkBytes(file), Math.max(0, ...texts.map(chunkBytes)))
}

/**
 * Returns the size of the chunks that a further picture window loads while the picture library is open: its own
 * chunk, and imports that are not loaded yet. A chunk shared by several further windows counts for each window. Texts
 * and parts that load after a click don't count.
 * @param {string} name
 */
function addedBytes(name) {
  const here = withImports(library)
  return [...withImports(name)].reduce((sum, file) => sum + (here.has(file) ? 0 : chunkBytes(file)), 0)
}

/**
 * Returns the size of the chunks that only these windows load at their opening. Leaves out chunks that windows of other
 * families load too.
 * @param {readonly string[]} names
 */
function ownBytes(names) {
  const isWindow = /^(\w+(?:Window|Layer|Dialog))-/
  const others = Object.keys(table.chunks)
    .map(file => isWindow.exec(file)?.[1] ?? '')
    .filter(name => name && ![...names, ...FURTHER_EVENT_WINDOWS].includes(name))
  const shared = withImports(...others, 'page')
  const own = withImports('eventFamily', ...names)
  return [...own].reduce((sum, file) => sum + (shared.has(file) ? 0 : chunkBytes(file)), 0)
}

/**
 * @param {string[]} names the names of chunks without their hashes
 */
function withImports(...names) {
  const files = new Set(names.map(chunkOf))
  for (const file of files) table.chunks[file]?.imports.forEach(imported => files.add(imported))
  return files
}

/**
 * @param {string} name
 */
function chunkOf(name) {
  const found = Object.keys(table.chunks).filter(file => file.startsWith(`${name}-`))
  const [file] = found
  if (!file || found.length !== 1)
    throw new Error(`dist has ${found.length} chunks named ${name}, not one: is it still loaded by import()?`)
  return file
}
