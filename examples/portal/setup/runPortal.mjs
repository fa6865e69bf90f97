import { fileURLToPath } from 'node:url'
import { buildMissing } from './buildMissing.mjs'
import { installMissing } from './installMissing.mjs'

/**
 * Installs missing packages and builds the library if necessary. Then runs the portal in this same process, so that
 * signals, exit code and messages are the portal's own.
 */
export async function runPortal() {
  const root = fileURLToPath(new URL('../../..', import.meta.url))
  await installMissing(root)
  await buildMissing(root, { onlyPages: true })
  const { register } = await import('tsx/esm/api')
  register()
  await import(new URL('../server/main.ts', import.meta.url).href)
}
