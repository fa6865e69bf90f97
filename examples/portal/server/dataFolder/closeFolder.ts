import { chmod, mkdir, stat } from 'node:fs/promises'
import { log } from '../log/log'

const OF_OTHERS = 0o077

/** Creates a folder if missing and denies access to other users of the machine, because files in it may be readable and writable for everybody. */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32' || ((await stat(folder)).mode & OF_OTHERS) === 0) return
  await chmod(folder, 0o700).catch((error: unknown) =>
    log.error(`Other users of this machine can reach ${folder}, and it could not be closed to them:`, error),
  )
}
