import { createHash } from 'node:crypto'
import { chmod, mkdir, realpath, rm, stat } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { log } from '../log/log'
import { StartError } from '../StartError'

const OF_OTHERS = 0o077

/**
 * Creates a folder if missing and denies access to other users of the machine, because files in it may be readable and
 * writable for everybody.
 */
export async function closeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (process.platform === 'win32' || ((await stat(folder)).mode & OF_OTHERS) === 0) return
  await chmod(folder, 0o700).catch((error: unknown) =>
    log.error(
      `Other users of this machine can read ${folder}, because its access rights could not be changed. Set them to 700:`,
      error,
    ),
  )
}

/** Returns the socket address of a named lock. The system releases the lock when the process is killed. */
async function lockAddress(name: string): Promise<string> {
  if (process.platform === 'linux') return `\0${name}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  const path = join(tmpdir(), `${name}.sock`)
  if (!(await isAnswered(path))) await rm(path, { force: true })
  return path
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Locks the data folder for this process and returns a function that releases it. The embedded database does not lock
 * itself, and two processes in one folder would lose rows. Throws StartError if another process has locked the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  // Leaves the rights of an existing folder unchanged, because the operator may have set them.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const folder = await realpath(dataDir)
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 32)
  const address = await lockAddress(`foyer-portal-${name}`)
  const server = createServer(socket => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? folderIsTaken(dataDir) : error)
    })
    server.listen({ path: address, exclusive: true }, resolve)
  })
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

const DENIED = new Set(['EACCES', 'EPERM', 'EROFS'])

/**
 * Returns the error of a failed start. If the system denied access to the data folder, to something in it or to one of
 * its parent folders, the returned error is a StartError with one sentence.
 */
export function deniedFolder(error: unknown, dataDir: string): unknown {
  if (!(error instanceof Error)) return error
  const { code, path }: NodeJS.ErrnoException = error
  const isOfFolder = path !== undefined && (path.startsWith(dataDir) || dataDir.startsWith(path))
  if (!isOfFolder || !DENIED.has(code ?? '')) return error
  return new StartError(
    `The account that runs the portal may not use ${path} (${code}): make it the owner of the data folder and of everything in it, such as by chown -R.`,
  )
}

function folderIsTaken(dataDir: string): StartError {
  return new StartError(
    `The data folder ${dataDir} is in use by another portal process: stop that one first, or give this one its own folder with --data.`,
  )
}
