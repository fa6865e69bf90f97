import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { babel } from '@rollup/plugin-babel'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import styledComponents from 'babel-plugin-styled-components'
import { dts } from 'rollup-plugin-dts'
import gzip from 'rollup-plugin-gzip'
import license from 'rollup-plugin-license'
import { minify as minifyBySwc } from 'rollup-plugin-swc3'
import { visualizer } from 'rollup-plugin-visualizer'
import { compileEarly } from './.rollup/compileEarly.mjs'
import { groupChunks } from './.rollup/groupChunks.mjs'
import { importIcons } from './.rollup/importIcons.mjs'
import { protectNatives } from './.rollup/protectNatives.mjs'
import { licenseText } from './.rollup/licenseText.mjs'
import { trimHolidays } from './.rollup/trimHolidays.mjs'
import { insertChunkNames, writeChunkTable } from './.rollup/writeChunkTable.mjs'
import { writeIntegrity } from './.rollup/writeIntegrity.mjs'
import { writeSizes } from './.rollup/writeSizes.mjs'

const TARGET = 'es2022'
const SOURCES = fileURLToPath(new URL('src/', import.meta.url))
/**
 * Folder of the compiled sources, which all bundles share. Its name has a hash of the path of the sources. Without the
 * hash, a repository that was copied with this folder would use the cache of the original path. The TypeScript plugin
 * would then find no compiled file and leave the types in the code.
 */
const COMPILED = fileURLToPath(
  new URL(
    `node_modules/.cache/foyer-typescript-${createHash('sha256').update(SOURCES).digest('hex').slice(0, 8)}`,
    import.meta.url,
  ),
)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Values that are inserted at build time. Packages read `process.env`, which a browser does not have. */
const constants = {
  FOYER_VERSION: JSON.stringify(version),
  'process.env.NODE_ENV': JSON.stringify('production'),
  // styled-components removes style elements with this attribute from the page. With the default attribute, it would
  // remove those of a page that uses the same version of styled-components.
  'process.env.SC_ATTR': JSON.stringify('data-foyer-styled'),
  'process.env.REACT_APP_SC_ATTR': 'undefined',
  'process.env': '({})',
}

/** Plugins that compile and resolve. `npm run check` checks the types. */
const compile = () => [
  replace({ preventAssignment: true, objectGuards: true, values: constants }),
  typescript({
    tsconfig: 'src/tsconfig.json',
    filterRoot: 'src',
    // Every bundle needs the same compiled files. All bundles after the first one read them from this folder.
    cacheDir: COMPILED,
    compilerOptions: {
      incremental: true,
      tsBuildInfoFile: `${COMPILED}/tsconfig.tsbuildinfo`,
      noEmit: false,
      noCheck: true,
      allowJs: false,
      checkJs: false,
      target: TARGET,
    },
  }),
  // Removes comments and indentation from style sheets.
  babel({
    // Babel is slow, so it reads only the modules with style sheets.
    filter: (id, code) => id.startsWith(SOURCES) && code.includes('styled-components'),
    extensions: ['.ts', '.tsx'],
    babelHelpers: 'bundled',
    configFile: false,
    plugins: [[styledComponents.default, { displayName: false, ssr: false, transpileTemplateLiterals: false }]],
  }),
  importIcons(),
  trimHolidays(),
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
  commonjs(),
  protectNatives(),
]

/**
 * Returns the plugin that minifies. It makes a classic script pure ASCII, because the browser reads such a script in
 * the page's encoding, for example ISO-8859-1. The option `unsafe_arrows` of the minifier would save 0.1 kB, but with it
 * some windows stay empty.
 */
const minify = module =>
  minifyBySwc({
    module,
    ecma: 2022,
    compress: { passes: 3, ecma: 2022 },
    mangle: true,
    format: { comments: false, asciiOnly: !module },
  })

// All bundles share this plugin, so that the file lists the licences of the packages of every bundle.
const licenses = license({ thirdParty: { output: { file: 'dist/licenses.txt', template: licenseText } } })

/** Plugins that write files beside the bundles: compressed copies, hashes, licences, sizes. */
const supply = () => [
  gzip(),
  gzip({ customCompression: content => promisify(brotliCompress)(content), fileName: '.br' }),
  writeIntegrity(),
  licenses,
  writeSizes(),
]

/** Entries of the package: `@foyer/widgets`, and `@foyer/widgets/elements`, `/react` and `/testing`. */
const packageEntries = {
  index: 'src/index.ts',
  elements: 'src/elements.ts',
  react: 'src/react.ts',
  testing: 'src/testing.ts',
}
// Tells frameworks with server rendering that this file uses hooks and runs in the browser.
const markForBrowser = ({ name }) => (name === 'react' ? "'use client';" : '')
const packageOutput = (dir, format, ending) => {
  const isTypes = ending.startsWith('d.')
  const chunkFileNames = `${isTypes ? 'types' : 'chunks'}/[name]-[hash].${ending}`
  return { dir, format, entryFileNames: `[name].${ending}`, chunkFileNames, banner: isTypes ? '' : markForBrowser }
}
const isPeer = id => /^(react|react-dom|msw)($|\/)/.test(id)
const onwarn = (warning, warn) => {
  const isOfPackages = warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.every(id => id.includes('node_modules'))
  if (!isOfPackages && warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}

/** The files that the pages of a portal load: `foyer.js` with its modules, and `foyer-elements.js`. */
const pageBundles = [
  {
    input: {
      core: 'src/core.ts',
      page: 'src/openByMarks.ts',
      loadCall: 'src/loadCall.ts',
      diagnose: 'src/api/diagnose/diagnose.ts',
    },
    // An entry's chunk may include modules that windows share with it, which saves a request.
    preserveEntrySignatures: 'allow-extension',
    output: {
      // The core and the table in `loadCall` contain the name of every file. Short hashes of lower-case letters and
      // digits keep these two files small.
      hashCharacters: 'base36',
      dir: 'dist/esm',
      format: 'es',
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: '[name]-[hash:7].js',
      manualChunks: groupChunks(),
    },
    plugins: [
      ...compile(),
      writeChunkTable(),
      minify(true),
      compileEarly(['core', 'ManageWindow']),
      ...supply(),
      visualizer({ filename: 'dist/treemap.html', gzipSize: true, title: 'What the chunks are made of' }),
    ],
    onwarn,
  },
  {
    input: 'src/boot.ts',
    output: { file: 'dist/foyer.js', format: 'iife', strict: false },
    plugins: [...compile(), insertChunkNames(), minify(false), ...supply()],
    onwarn,
  },
  {
    input: 'src/elementsScript.ts',
    output: { file: 'dist/foyer-elements.js', format: 'iife' },
    plugins: [...compile(), minify(false), ...supply()],
    onwarn,
  },
]

/** The single file, and the package with its types. */
const packageBundles = [
  {
    input: 'src/umd.ts',
    output: { file: 'dist/foyer.umd.js', format: 'iife', inlineDynamicImports: true },
    plugins: [...compile(), minify(false), ...supply()],
    onwarn,
  },
  {
    input: packageEntries,
    external: isPeer,
    output: [packageOutput('dist/lib', 'es', 'js'), packageOutput('dist/lib/cjs', 'cjs', 'cjs')],
    plugins: [...compile(), licenses, writeSizes()],
    onwarn,
  },
  {
    input: packageEntries,
    external: isPeer,
    output: [packageOutput('dist/lib', 'es', 'd.ts'), packageOutput('dist/lib/cjs', 'es', 'd.cts')],
    plugins: [dts({ tsconfig: 'src/tsconfig.json' })],
    onwarn,
  },
]

/** `rollup --config --configPages` builds only what the portal's pages load. */
export default ({ configPages }) => (configPages ? pageBundles : [...pageBundles, ...packageBundles])
