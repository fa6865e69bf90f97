import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded before a portal whose memory is measured. On SIGUSR2, collects garbage, and writes a line 'measured {…}' with
// the memory in use and the number of active resources.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  collect()
  const { heapUsed, rss } = process.memoryUsage()
  process.stdout.write(
    `measured ${JSON.stringify({ heap: heapUsed, rss, handles: process.getActiveResourcesInfo().length })}\n`,
  )
})
