import { cpus, loadavg, totalmem } from 'node:os'
import type { BenchStage } from './BenchStage'

/** Describes the machine of the measurements; `load` is its load average of the last minute. */
export function readMachine({ browser }: BenchStage) {
  const [load = 0] = loadavg()
  return {
    date: new Date().toISOString(),
    processors: cpus().length,
    processor: cpus()[0]?.model ?? '',
    memoryGiB: Math.round(totalmem() / 1024 ** 3),
    node: process.version,
    chromium: browser.version(),
    load,
  }
}
