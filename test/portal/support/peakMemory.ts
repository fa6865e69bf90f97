import { readFileSync, writeFileSync } from 'node:fs'

/** Memory of a process, measured from now on. */
interface PeakMemory {
  /** Returns the difference in bytes between its peak and the start; 0 if the system does not report it. */
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
