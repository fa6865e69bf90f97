import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

/** Result of one typed date. */
interface ZoneAnswer {
  readonly sent: { readonly DateFrom: string; readonly DateTo: string; readonly IdEventType: number }
  /** Texts of the fields after the sent values are loaded again. */
  readonly again: {
    readonly dateFrom: string
    readonly timeFrom: string
    readonly dateTo: string
    readonly timeTo: string
  }
}

const CODE = `
  const { readFileSync } = require('node:fs')
  const { transformSync } = require('@swc/core')
  const load = (module, file) => module._compile(transformSync(readFileSync(file, 'utf8'), { filename: file, jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'commonjs' } }).code, file)
  require.extensions['.ts'] = load
  const { draftToCluster } = require('./src/event/detail/draftToCluster.ts')
  const { clusterToDraft } = require('./src/event/detail/clusterToDraft.ts')
  const { newEventCluster } = require('./src/event/cluster/EventCluster.ts')
  const base = newEventCluster()
  const answers = JSON.parse(process.argv[1]).map(([dateFrom, timeFrom, dateTo, timeTo]) => {
    const { DateFrom, DateTo, IdEventType, EventDateTime } = draftToCluster({ ...clusterToDraft(base), dateFrom, timeFrom, dateTo, timeTo }, base)
    const { dateFrom: day, timeFrom: time, dateTo: endDay, timeTo: endTime } = clusterToDraft({ ...base, DateFrom, DateTo, IdEventType, EventDateTime })
    return { sent: { DateFrom, DateTo, IdEventType }, again: { dateFrom: day, timeFrom: time, dateTo: endDay, timeTo: endTime } }
  })
  console.log(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, answers }))`

/**
 * Converts typed dates (day, time, end day, end time) and back in a process with another time zone, because Jest can't
 * change its own.
 */
export function runInZone(
  zone: string,
  typed: readonly (readonly string[])[],
): { readonly zone: string; readonly answers: readonly ZoneAnswer[] } {
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', CODE, '--', JSON.stringify(typed)], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  })
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout) as ReturnType<typeof runInZone>
}
