import { config } from './config'
import { StartError } from './StartError'

/** Throws StartError if the given Node version is older than required. */
export function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= config.oldestNode) return
  throw new StartError(
    `The portal needs Node ${config.oldestNode} or newer, this is Node ${version}: please install a newer one.`,
  )
}
