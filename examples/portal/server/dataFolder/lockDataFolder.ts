import { createHash } from 'node:crypto'
import { mkdir, realpath } from 'node:fs/promises'
import { createServer } from 'node:net'
import { StartError } from '../StartError'
import { lockAddress } from './lockAddress'

/**
 * Takes the data folder for this process and answers the function that gives it back.
 * The embedded database has no lock of its own: two processes in one folder would lose rows.
 * Throws StartError when another process holds the folder.
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
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

function folderIsTaken(dataDir: string): StartError {
  return new StartError(
    `The data folder ${dataDir} is in use by another portal process: stop that one first, or give this one its own folder with --data.`,
  )
}
