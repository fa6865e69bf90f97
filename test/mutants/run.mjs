// `npm run test:mutants` changes the code of `src/lib`, `src/config`, `src/wire`, the rules and the models at one
// position after the other. It reports the changes ('mutants') that no quick test notices and `equivalent.json` does not
// list. `npm run test:mutants -- src/lib/dates.ts` does this for some files only.
// The packages of this folder are installed at the first run, because nothing else needs them.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkNode } from '../../examples/portal/setup/checkNode.mjs'

if (checkNode('npm run test:mutants', 20, 19)) {
  await runMutants(process.argv.slice(2)).catch(error => {
    console.error(error.message)
    process.exitCode = 1
  })
}

/** @param {readonly string[]} files paths of files to change; empty for those of the configuration */
async function runMutants(files) {
  const { installMissing } = await import('../../examples/portal/setup/installMissing.mjs')
  const { runToEnd } = await import('../../examples/portal/setup/runToEnd.mjs')
  const { reportSurvivors } = await import('./reportSurvivors.mjs')
  const folder = fileURLToPath(new URL('.', import.meta.url))
  const root = join(folder, '..', '..')
  const stryker = join(folder, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  await installMissing(root)
  await installMissing(folder)
  const chosen = files.length > 0 ? ['--mutate', files.join(',')] : []
  const settings = join(folder, 'stryker.config.mjs')
  process.exitCode = await runToEnd(process.execPath, [stryker, 'run', settings, ...chosen], { cwd: root })
  if (process.exitCode !== 0) return
  const { default: config } = await import('./stryker.config.mjs')
  const report = JSON.parse(readFileSync(join(root, config.incrementalFile), 'utf8'))
  const known = JSON.parse(readFileSync(join(folder, 'equivalent.json'), 'utf8'))
  const lines = reportSurvivors(report, known, files.map(posix.normalize))
  console.log(lines.join('\n'))
}
