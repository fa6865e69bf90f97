import { fileURLToPath } from 'node:url'
import { buildMissing } from '../../examples/portal/setup/buildMissing.mjs'
import { installMissing } from '../../examples/portal/setup/installMissing.mjs'
import { runToEnd } from '../../examples/portal/setup/runToEnd.mjs'
import { ensureChromium } from '../support/ensureChromium.mjs'

/**
 * Installs missing packages and makes missing builds, then runs the benches with the TypeScript loader.
 * @param {readonly string[]} args
 */
export async function startBenches(args) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  await installMissing(root)
  await buildMissing(root)
  const env = { ...process.env, CHROMIUM_PATH: await ensureChromium(root) }
  process.exitCode = await runToEnd(process.execPath, ['--import', 'tsx', 'test/bench/runBenches.ts', ...args], {
    cwd: root,
    env,
  })
}
