import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The socket address of a named lock, of a kind that a killed process cannot leave taken behind. */
export async function lockAddress(name: string): Promise<string> {
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
