import { readFileSync, writeFileSync } from 'node:fs'

/** How much memory a process takes, from now on. */
interface PeakMemory {
  /** By how many bytes its peak is above what it held at the start; 0 where the system does not tell. */
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
    // Linux: 5 sets the high-water mark back to what is held now.
    writeFileSync(`/proc/${pid}/clear_refs`, '5')
  } catch {
    return { grown: () => 0 }
  }
  const start = read('VmRSS')
  return { grown: () => read('VmHWM') - start }
}
