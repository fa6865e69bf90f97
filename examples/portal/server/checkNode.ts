import { config } from './config'
import { StartError } from './StartError'

/** Throws StartError if the given Node version is older than required. */
export function checkNode(version: string): void {
  const [major, minor] = numbersOf(version)
  const [oldestMajor, oldestMinor] = numbersOf(config.oldestNode)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return
  throw new StartError(
    `The portal needs Node ${config.oldestNode} or newer. This is Node ${version}. Please install a newer version.`,
  )
}

function numbersOf(version: string): readonly [major: number, minor: number] {
  const [major, minor] = version.split('.')
  return [Number(major), Number(minor)]
}
