import { writeFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { minify } from '@swc/core'
import { packageFolder } from './packageFolder.mjs'
import { placeBoxes } from './placeBoxes.mjs'

/** The map in units of its own: a screen's shape. */
const [WIDTH, HEIGHT] = [1600, 1000]
const HUES = 360

/**
 * One part of a file, with the parts that it has itself.
 * @typedef {{ name: string, bytes: number, parts: Part[] }} Part
 */

/**
 * Writes what each chunk is made of as a map, `dist/treemap.html`, for whoever looks for what to leave out: an area for each chunk, in it one for each package or
 * folder of `src`, in that one for each file. What counts is a file's code minified by itself; in its chunk it is a little smaller.
 * @returns {import('rollup').Plugin}
 */
export function writeTreemap() {
  return {
    name: 'write-treemap',
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap(output => (output.type === 'chunk' ? [output] : []))
      const parts = await Promise.all(
        chunks.map(async ({ fileName, modules }) => partOf(fileName, groupOf(await measure(modules)))),
      )
      writeFileSync('dist/treemap.html', page(partOf('dist/esm', parts)))
    },
  }
}

/**
 * @param {Readonly<Record<string, import('rollup').RenderedModule>>} modules
 * @returns {Promise<Part[]>}
 */
function measure(modules) {
  return Promise.all(
    Object.entries(modules).map(async ([id, { code }]) => {
      const small = code
        ? (await minify(code, { module: true, ecma: 2022, compress: false, mangle: true, format: { comments: false } }))
            .code
        : ''
      return { name: nameOf(id), bytes: Buffer.byteLength(small), parts: [] }
    }),
  )
}

/**
 * A module's path from the package's name on, or from `src`.
 * @param {string} id
 */
function nameOf(id) {
  const folder = packageFolder(id)
  const start = folder ? folder.lastIndexOf('/node_modules/') + '/node_modules/'.length : 0
  return folder ? id.replace('\0', '').slice(start) : relative('.', id).replaceAll(sep, '/')
}

/**
 * The parts by package, or by folder of `src` and the one below it.
 * @param {Part[]} files
 */
function groupOf(files) {
  /** @type {Map<string, Part[]>} */
  const groups = new Map()
  for (const file of files) {
    const group = /^(?:src\/[^/]+(?:\/[^/]+(?=\/))?|@[^/]+\/[^/]+|[^/]+)/.exec(file.name)?.[0] ?? file.name
    groups.set(group, [...(groups.get(group) ?? []), { ...file, name: file.name.slice(group.length + 1) || group }])
  }
  return [...groups].map(([name, parts]) => partOf(name, parts))
}

/**
 * @param {string} name
 * @param {Part[]} parts
 * @returns {Part}
 */
function partOf(name, parts) {
  const shown = parts
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes || (one.name < other.name ? -1 : 1))
  return { name, bytes: shown.reduce((sum, { bytes }) => sum + bytes, 0), parts: shown }
}

/** @param {Part} whole */
function page(whole) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>What the chunks are made of</title>
<style>
  body { margin: 0; font: 11px/1.3 system-ui, sans-serif; color: #111 }
  main { position: relative; width: 100vw; height: 100vh }
  div { position: absolute; box-sizing: border-box; overflow: hidden; border: 1px solid #fff; white-space: nowrap }
  /* The name's own line stays free. */
  div > section { position: absolute; inset: 14px 2px 2px }
</style>
<main>
${boxesOf(whole.parts, WIDTH, HEIGHT)}
</main>
</html>
`
}

/**
 * @param {readonly Part[]} parts
 * @param {number} width
 * @param {number} height
 * @returns {string}
 */
function boxesOf(parts, width, height) {
  const boxes = placeBoxes(
    parts.map(({ bytes }) => bytes),
    width,
    height,
  )
  return parts
    .map(({ name, bytes, parts: inner }, index) => {
      const box = boxes[index] ?? { left: 0, top: 0, width: 0, height: 0 }
      const share = (/** @type {number} */ length, /** @type {number} */ all) => `${((length / all) * 100).toFixed(2)}%`
      const place = `left:${share(box.left, width)};top:${share(box.top, height)};width:${share(box.width, width)};height:${share(box.height, height)}`
      return `<div style="${place};background:hsl(${hueOf(name)} 60% 85%)" title="${name}: ${bytes} bytes">${name} ${bytes}${inner.length > 0 ? `<section>${boxesOf(inner, box.width, box.height)}</section>` : ''}</div>`
    })
    .join('\n')
}

/** @param {string} name */
function hueOf(name) {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HUES, 0)
}
