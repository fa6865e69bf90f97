import { fileURLToPath } from 'node:url'
import type { CommandLine } from './CommandLine'
import { startPortal } from './startPortal'

const LIBRARY = fileURLToPath(new URL('../../../dist', import.meta.url))
const LONGEST_STOP = 1800

/** Serves the portal until SIGINT or SIGTERM. */
export async function serve({ command: _command, pictures: _pictures, events: _events, ...options }: CommandLine): Promise<void> {
  const starting = startPortal({ ...options, libraryDir: LIBRARY })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    // What is still under way then was never acknowledged, and each change is all or nothing.
    setTimeout(() => process.exit(0), LONGEST_STOP)
    starting
      .then(portal => portal.close())
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        console.error('The portal did not close cleanly:', error)
        process.exit(1)
      })
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const portal = await starting
  if (!isStopping) console.log(`Portal ready at ${portal.url}`)
}
