import { fileURLToPath } from 'node:url'
import { buildForPages } from './buildMissing.mjs'
import { installMissing } from './installMissing.mjs'

/**
 * Installs missing packages and builds the files that pages load, then runs the portal in this same process, so that
 * signals, exit code and messages are the portal's own. The other files are built meanwhile.
 */
export async function runPortal() {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  await installMissing(root)
  await buildForPages(root)
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL('../server/main.ts', import.meta.url).href)
}
