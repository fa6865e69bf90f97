import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './freePort'
import { postgresBinaries } from './postgresBinaries'

/** A PostgreSQL server that a test owns. */
interface TestPostgres {
  databaseUrl: string
  /** Returns the id of its main process. */
  pid(): number
  /** Returns its log so far. */
  log(): string
  /** Ends the server at once, as a crash does; `start` then restarts it on the same data. */
  crash(): void
  start(): void
  /** Ends the server and copies its data to a new folder, from which other servers can start. */
  copyTo(folder: string): void
  stop(): void
}

/**
 * Starts a PostgreSQL server on 127.0.0.1 in a new folder. PostgreSQL does not run as root, so root starts it as the
 * user postgres.
 * @param more additional settings, each `name=value`
 * @param copied folder with a server's data, which the new server copies; default: a new database
 */
export async function startPostgres(more: string[] = [], copied?: string): Promise<TestPostgres> {
  const binaries = postgresBinaries()
  if ('missing' in binaries) throw new Error(binaries.missing)
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'))
  if (process.getuid?.() === 0) {
    const { uid, gid } = userPostgres()
    chownSync(folder, uid, gid)
  }
  chmodSync(folder, 0o700)
  const run = (program: string, args: string[]) => {
    const path = join(binaries.folder, program)
    const [file, all] = process.getuid?.() === 0 ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
    execFileSync(file, all, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 })
  }
  const data = join(folder, 'data')
  const stop = () => {
    process.off('exit', stop)
    try {
      if (existsSync(join(data, 'postmaster.pid'))) run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop'])
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  process.once('exit', stop)
  const port = await freePort()
  if (copied) execFileSync('cp', ['-a', copied, data])
  else run('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=60 ${more.map(setting => `-c ${setting}`).join(' ')}`
  const start = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  start()
  const copyTo = (copy: string) => {
    run('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
    execFileSync('cp', ['-a', data, copy])
  }
  return {
    databaseUrl: `postgres://portal@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    log: () => readFileSync(join(folder, 'log'), 'utf8'),
    crash: () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']),
    start,
    copyTo: copyTo,
    stop,
  }
}

function userPostgres(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
