// Builds one of the Vite projects with this library and serves it in front of a portal:
// node examples/consumers/serve.mjs FOLDER [PORT] [PORTAL]
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const [folder = '', ...serveArguments] = process.argv.slice(2)

if (!existsSync(join(here, folder, 'vite.config.js'))) {
  console.error(`There is no Vite project ${join(here, folder)}. Pass vue, svelte, vite or react-wrapper.`)
  process.exit(1)
}
if (!existsSync(join(root, 'dist', 'lib'))) {
  console.error('The library is not built. Run npm run build first.')
  process.exit(1)
}

/** Runs npm in a folder and returns what it prints. */
function npm(cwd, ...given) {
  return execFileSync('npm', given, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
}

// Builds in a copy, so that the project's own folder stays unchanged.
const work = mkdtempSync(join(tmpdir(), 'foyer-consumer-'))
process.on('exit', () => rmSync(work, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit())

cpSync(join(here, folder), work, { recursive: true, filter: path => !/node_modules|\bdist$/.test(path) })
console.log(`Installing and building ${folder} …`)
npm(work, 'ci', '--no-audit', '--no-fund')
const [packed] = JSON.parse(npm(root, 'pack', '--ignore-scripts', '--json', '--pack-destination', work))
npm(work, 'install', '--no-save', '--no-audit', '--no-fund', join(work, packed.filename))
npm(work, 'run', 'build')

// serveOwnPages.mjs reads its arguments from the command line.
process.argv.splice(2, Infinity, join(work, 'dist'), ...serveArguments)
await import('../pages/serveOwnPages.mjs')
