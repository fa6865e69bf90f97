import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from '@swc/core'
import { dts } from 'rollup-plugin-dts'
import { keepNatives } from './.rollup/keepNatives.mjs'
import { trimStyles } from './.rollup/trimStyles.mjs'
import { writeIntegrity } from './.rollup/writeIntegrity.mjs'
import { writeLicenses } from './.rollup/writeLicenses.mjs'
import { writeSizes } from './.rollup/writeSizes.mjs'
import { writeTreemap } from './.rollup/writeTreemap.mjs'

const TARGET = 'es2022'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Compiles, resolves and, for the files a page loads, minifies. Types are checked by `npm run check`, not here. */
const plugins = ({ isMinified = true, values = {} } = {}) => [
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': JSON.stringify('production'), FOYER_VERSION: JSON.stringify(version), ...values },
  }),
  typescript({
    tsconfig: 'src/tsconfig.json',
    filterRoot: 'src',
    compilerOptions: { noEmit: false, noCheck: true, allowJs: false, checkJs: false, target: TARGET },
  }),
  importIcons(),
  trimStyles(),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  keepNatives(),
  isMinified && swcMinify(),
]

/** Imports each icon from a file of its own: by way of the package's list of all icons, the core would hold those of every window. */
function importIcons() {
  const folder = fileURLToPath(new URL('../esm/', import.meta.resolve('lucide-react')))
  const list = readFileSync(`${folder}lucide-react.mjs`, 'utf8')
  const files = new Map(
    [...list.matchAll(/^export \{ (.+) \} from '\.\/(icons\/.+)';$/gm)].flatMap(([, names, file]) =>
      names.split(', ').map(name => [name.slice('default as '.length), file]),
    ),
  )
  const importOne = name => {
    if (!files.has(name)) throw new Error(`lucide-react has no icon named ${name}.`)
    return `import ${name} from '${folder}${files.get(name)}';`
  }
  return {
    name: 'import-icons',
    transform: code =>
      code.replace(/^import \{([^}]+)\} from 'lucide-react';$/gm, (_, names) =>
        names.match(/\w+/g).map(importOne).join(''),
      ),
  }
}

// Chromium then compiles a file's functions while it travels, off the page's own thread, instead of each at its first call: a fifth less of that thread's time for a first window.
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n'
/** In bytes; in a smaller file the line above costs more than it gains. */
const LARGE = 30_000

/** Takes comments and indents out of style sheets; a minified file has line breaks in them, and in texts, whose lines neither end so nor begin so. */
const tightenStyles = code => code.replace(/\/\* [^*]*\*\/\s*/g, '').replace(/([;{}`])\n {2,}/g, '$1')

/** Minifies twice, and keeps what is smaller over the line: moving functions to the front shortens some files and lengthens others. */
function swcMinify() {
  const minifyWith = (code, isModule, compress) =>
    minify(code, {
      module: isModule,
      ecma: 2022,
      compress: { passes: 4, ecma: 2022, ...compress },
      mangle: true,
      format: { comments: false },
    })
  const sizeOf = ({ code }) => gzipSync(code, { level: 9 }).length
  return {
    name: 'swc-minify',
    async renderChunk(code, _chunk, { format }) {
      const [plain, hoisted] = await Promise.all([
        minifyWith(code, format === 'es', {}),
        minifyWith(code, format === 'es', { hoist_funs: true }),
      ])
      const { code: small } = sizeOf(hoisted) < sizeOf(plain) ? hoisted : plain
      const tight = tightenStyles(small)
      return format === 'es' && tight.length > LARGE ? `${COMPILE_EARLY}${tight}` : tight
    },
  }
}

/** The calls that open the window of a chunk, by the chunk's name. */
const callsOfChunk = {
  ManageWindow: ['pix.select', 'pix.manage'],
  PictureMetaWindow: ['pix.meta'],
  PositionWindow: ['pix.position'],
  UserPassWindow: ['register.open'],
  LoginLayer: ['register.login'],
  EventOverviewWindow: ['event.overview'],
  EventDetailWindow: ['event.detail'],
}

/** What the parts that open no window export, by the name of their chunk. */
const exportOfPart = { page: 'openByMarks', diagnose: 'diagnose' }

/**
 * The code of the table: `load` imports what a call's window adds to the core, with the texts of the page's language; a language that the core finds out by itself brings none. Before that it asks the portal for what comes first.
 * By the name of a part it does what that does with what is given; it gets the files of this build as its last argument.
 */
const chunkTableCode = ({ core, windows, texts }) => `
const w=${JSON.stringify(windows)},t=${JSON.stringify(texts)},p=${JSON.stringify(exportOfPart)},f=n=>import('./'+n)
export const load=async(n,c,...g)=>{if(p[n])return(await f(w[n]))[p[n]](c,...g,{address:import.meta.url,load:f,core:'${core}',files:[w,t]});const l=c.language;prefetchCall(n,c);return Promise.all([...(w[n]??[]),t[l==='fromQuery'?/[?&]language=[^&]*EN/.test(location.search)?'en':'de':(l??'en').slice(0,2)]??t.en].map(f))}
`

/** The files that each call's window adds to the core, the parts that open no window, and the texts, by the names that the chunks have by now. */
function readChunkTable(chunks) {
  const entryOf = name => chunks.find(chunk => chunk.isEntry && chunk.name === name)
  const [{ fileName: core, imports: waitedFor }, { fileName: table, imports: beneath }] = ['core', 'prefetchCall'].map(
    entryOf,
  )
  const closure = (fileName, files = new Set([fileName])) => {
    for (const imported of chunks.find(chunk => chunk.fileName === fileName).imports)
      if (!files.has(imported)) closure(imported, files.add(imported))
    return files
  }
  for (const { name, imports } of Object.keys(exportOfPart).map(entryOf)) {
    if (imports.length > 0)
      throw new Error(
        `The part ${name} is loaded by itself; it must import no other, but it imports ${imports.join(', ')}.`,
      )
  }
  if (waitedFor.some(file => file !== table))
    throw new Error(
      `The core's chunk must import no other than ${table}, or both wait for each other; it imports ${waitedFor.join(', ')}. See groupChunks.`,
    )
  if (beneath.length > 0)
    throw new Error(
      `The chunk of prefetchCall.ts comes before all others; it must import no other, but it imports ${beneath.join(', ')}.`,
    )
  const windows = Object.fromEntries(Object.keys(exportOfPart).map(name => [name, [entryOf(name).fileName]]))
  for (const chunk of chunks) {
    for (const callName of callsOfChunk[chunk.name] ?? []) {
      // The tables of a family that the core loads on demand come before its windows.
      const family = chunks.find(({ name }) => name === `${callName.split('.')[0]}Family`)
      const files = [...closure(chunk.fileName), ...(family ? closure(family.fileName) : [])]
      windows[callName] = [...new Set(files)].filter(file => file !== core && file !== table)
    }
  }
  const texts = Object.fromEntries(
    Object.entries({ de: 'german', en: 'english', pl: 'polish' }).map(([language, name]) => [
      language,
      chunks.find(chunk => chunk.name === `${name}Texts`).fileName,
    ]),
  )
  return { core, table, windows, texts }
}

/**
 * Writes which files each call's window adds: into the small file beside the core that asks the portal ahead, so that boot stays small
 * however many windows there are; and with every chunk's size as `chunks.json`, which the build and the size check read.
 */
function writeChunkTable() {
  return {
    name: 'write-chunk-table',
    renderChunk(code, { name }, _options, { chunks }) {
      return name === 'prefetchCall' ? code + chunkTableCode(readChunkTable(Object.values(chunks))) : null
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
      writeFileSync('dist/chunks.json', `${JSON.stringify({ core: [core], table, windows, chunks: sizes }, null, 2)}\n`)
    },
  }
}

/** Writes each file compressed beside it, for servers that hand out what lies ready. */
function writeGzip() {
  return {
    name: 'write-gzip',
    writeBundle({ dir, file }, bundle) {
      for (const { fileName, code } of Object.values(bundle))
        if (code) writeFileSync(`${dir ? `${dir}/${fileName}` : file}.gz`, gzipSync(code, { level: 9 }))
    },
  }
}

/** Gives the boot file the names of the core and of the file with the table of windows that were just built. */
function insertChunkTable() {
  return {
    name: 'insert-chunk-table',
    renderChunk(code) {
      const { core, table } = JSON.parse(readFileSync('dist/chunks.json', 'utf8'))
      return code.replaceAll('FOYER_CORE', JSON.stringify(core[0])).replaceAll('FOYER_TABLE', JSON.stringify(table))
    },
  }
}

/** What is said about the files that a page loads: their hashes, the licences in them, their sizes. */
const supply = () => [writeIntegrity(), writeLicenses(), writeSizes()]

/**
 * The core holds all that it imports, or it would wait for a chunk that waits for it; only what `prefetchCall` needs comes before it. It also holds what the library shares with
 * several families: a file of its own would be one request more for every first window. What the library shares with further picture windows or with events is one chunk, what only
 * those share another: not one for every few lines. What several families share is parted the same way, and by whether pictures need it; what the portal's templates share with any
 * of them is apart: a page of pictures with templates needs no family but its own.
 */
function groupChunks() {
  const familyOf = id => /\/src\/(pix|register|editor|blog|event)\//.exec(id)?.[1]
  const ahead = new Set()
  const core = new Set()
  const page = new Set()
  const users = new Map()
  const collect = (id, getModuleInfo, found) => {
    if (found.has(id)) return found
    found.add(id)
    for (const imported of getModuleInfo(id).importedIds) collect(imported, getModuleInfo, found)
    return found
  }
  const survey = ({ getModuleInfo, getModuleIds }) => {
    const ids = [...getModuleIds()]
    const entries = ids.filter(id => getModuleInfo(id).isEntry)
    collect(
      entries.find(id => id.endsWith('/src/prefetchCall.ts')),
      getModuleInfo,
      ahead,
    )
    collect(
      entries.find(id => id.endsWith('/src/core.ts')),
      getModuleInfo,
      core,
    )
    collect(
      entries.find(id => id.endsWith('/src/openByMarks.ts')),
      getModuleInfo,
      page,
    )
    for (const part of ids.filter(
      id => (familyOf(id) || id.endsWith('/loadServerTemplates.ts')) && getModuleInfo(id).dynamicImporters.length > 0,
    )) {
      for (const id of collect(part, getModuleInfo, new Set())) users.set(id, [...(users.get(id) ?? []), part])
    }
  }
  return (id, graph) => {
    const texts = textsChunkName(id)
    if (texts) return texts
    if (core.size === 0) survey(graph)
    if (ahead.has(id)) return 'prefetchCall'
    if (core.has(id)) return 'core'
    if (page.has(id)) return 'page'
    const parts = users.get(id) ?? []
    if (parts.length < 2) return undefined
    if (parts.some(part => !familyOf(part))) return 'template'
    const families = new Set(parts.map(familyOf))
    const isOfLibrary = parts.some(part => part.includes('/ManageWindow.'))
    // Events need much of what one other family has: its own windows go without the rest.
    const [other, ...further] = [...families].filter(family => family !== 'event')
    if (families.has('event') && other && further.length === 0) return isOfLibrary ? 'list' : `${other}Events`
    if (families.size > 1 && !families.has('pix')) return 'further'
    if (families.size > 1) return isOfLibrary ? 'core' : 'field'
    if (families.has('pix')) return isOfLibrary ? 'list' : 'form'
    return [...families][0]
  }
}

/** The chunk of a file of texts that loads by itself: a language's files have the same names as those of every other. */
function textsChunkName(id) {
  const [, language, file] = /\/labels\/texts\/(de|en|pl)\/(\w+)\.ts$/.exec(id) ?? []
  const part = { library: 'Texts', pictures: 'FurtherTexts', accounts: 'AccountTexts', events: 'EventTexts' }[file]
  return language && part && `${{ de: 'german', en: 'english', pl: 'polish' }[language]}${part}`
}

/** What a bundler imports: `@foyer/widgets`, `@foyer/widgets/elements`, `@foyer/widgets/react`. */
const packageEntries = { index: 'src/index.ts', elements: 'src/elements.ts', react: 'src/react.ts' }
/** Tells a framework that renders on a server that what uses hooks runs in the browser. */
const markForBrowser = ({ name }) => (name === 'react' ? "'use client';" : '')
const isPeer = id => /^(react|react-dom)($|\/)/.test(id)
const onwarn = (warning, warn) => {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.every(id => id.includes('node_modules'))) return
  warn(warning)
}

export default [
  {
    input: {
      core: 'src/core.ts',
      page: 'src/openByMarks.ts',
      prefetchCall: 'src/prefetchCall.ts',
      diagnose: 'src/api/diagnose/diagnose.ts',
    },
    // Short hashes: the core and the table name every file. The entry's own chunk takes what windows share with it: one request less.
    preserveEntrySignatures: 'allow-extension',
    output: {
      dir: 'dist/esm',
      format: 'es',
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: '[name]-[hash:7].js',
      manualChunks: groupChunks(),
    },
    // The table is minified with the file that it is part of.
    plugins: [writeChunkTable(), ...plugins(), writeGzip(), ...supply(), writeTreemap()],
    onwarn,
  },
  {
    input: 'src/boot.ts',
    output: { file: 'dist/foyer.js', format: 'iife', strict: false },
    plugins: [...plugins({ isMinified: false }), insertChunkTable(), swcMinify(), writeGzip(), ...supply()],
    onwarn,
  },
  {
    input: 'src/umd.ts',
    output: { file: 'dist/foyer.umd.js', format: 'iife', inlineDynamicImports: true },
    plugins: [...plugins(), writeGzip(), ...supply()],
    onwarn,
  },
  {
    input: 'src/elementsScript.ts',
    output: { file: 'dist/foyer-elements.js', format: 'iife' },
    plugins: [...plugins(), writeGzip(), ...supply()],
    onwarn,
  },
  {
    input: packageEntries,
    external: isPeer,
    output: [
      {
        dir: 'dist/lib',
        format: 'es',
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        banner: markForBrowser,
      },
      {
        dir: 'dist/lib/cjs',
        format: 'cjs',
        entryFileNames: '[name].cjs',
        chunkFileNames: 'chunks/[name]-[hash].cjs',
        banner: markForBrowser,
      },
    ],
    plugins: [...plugins({ isMinified: false }), writeLicenses(), writeSizes()],
    onwarn,
  },
  {
    input: packageEntries,
    external: isPeer,
    output: [
      { dir: 'dist/lib', format: 'es', entryFileNames: '[name].d.ts', chunkFileNames: 'types/[name]-[hash].d.ts' },
      {
        dir: 'dist/lib/cjs',
        format: 'es',
        entryFileNames: '[name].d.cts',
        chunkFileNames: 'types/[name]-[hash].d.cts',
      },
    ],
    plugins: [dts({ tsconfig: 'src/tsconfig.json' })],
    onwarn,
  },
]
