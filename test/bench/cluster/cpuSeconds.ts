import { readdirSync, readFileSync } from 'node:fs'

const TICKS_A_SECOND = 100

/**
 * Returns the CPU seconds of a process and its running descendants. Other work on the machine hardly affects the
 * result.
 */
export function cpuSeconds(pid: number): number {
  const processes = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? readStat(name) : []))
  const below = (parent: number): number =>
    processes.filter(each => each.parent === parent).reduce((sum, each) => sum + each.seconds + below(each.pid), 0)
  return below(pid) + (processes.find(each => each.pid === pid)?.seconds ?? 0)
}

function readStat(name: string): { pid: number; parent: number; seconds: number }[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number) as [number, number, number]
    return [{ pid: Number(name), parent, seconds: (user + system) / TICKS_A_SECOND }]
  } catch {
    // The process has ended in the meantime.
    return []
  }
}
