import { fileURLToPath } from 'node:url'
import { buildMissing } from '../../examples/portal/setup/buildMissing.mjs'
import { installMissing } from '../../examples/portal/setup/installMissing.mjs'
import { capture } from './capture.mjs'
import { checks, checksOfBuild } from './checks.mjs'

/**
 * Runs the checks one after the other. Prints the output of failed checks, and always that of `sizes`.
 * @param {readonly string[]} names the checks to run; all if empty
 */
export async function runChecks(names) {
  const stranger = names.find(name => !(name in checks))
  if (stranger !== undefined)
    throw new Error(`There is no check named '${stranger}'. The checks are ${Object.keys(checks).join(', ')}.`)

  const root = fileURLToPath(new URL('../..', import.meta.url))
  await installMissing(root)
  if (names.length === 0 || names.some(name => checksOfBuild.includes(name))) await buildMissing(root)
  /** @type {string[]} */
  const failed = []
  for (const [name, steps] of Object.entries(checks)) {
    if (names.length > 0 && !names.includes(name)) continue
    const start = Date.now()
    const outputs = []
    for (const [program, ...args] of steps) outputs.push(await capture(program, args, root))
    const isClean = outputs.every(output => output.code === 0)
    console.log(`${isClean ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`)
    if (!isClean || name === 'sizes') console.log(outputs.map(output => output.text.trimEnd()).join('\n'))
    if (!isClean) failed.push(name)
  }
  if (failed.length === 0) return
  console.log(`\nFailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
