import { readFileSync, writeFileSync } from 'node:fs'

/** A measurement of the peak memory of a process. */
interface PeakMemory {
  /** Returns the peak in bytes minus the memory at the start; 0 if the system does not report it. */
  grown(): number
}

/** Begins to measure the memory of a process. */
export function peakMemory(pid: number): PeakMemory {
  const read = (name: 'VmHWM' | 'VmRSS') => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      return Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
    } catch {
      return 0
    }
  }
  try {
    // On Linux, writing 5 resets the peak to the current value.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    return { grown: () => 0 }
  }
  const start = read('VmRSS')
  return { grown: () => read('VmHWM') - start }
}
