// Program of the bench's portal. With the argument `pictures` it runs as the process that works on pictures, like the
// portal's own program.
import { servePictureJobs } from '../../examples/portal/server/pictures/servePictureJobs'
import { startPortal } from '../../examples/portal/server/startPortal'

if (process.argv[2] === 'pictures' && process.send) servePictureJobs()
else await serve(process.argv.slice(2))

async function serve([dataDir = '', libraryDir = '', databaseUrl = '']: readonly string[]): Promise<void> {
  const portal = await startPortal({ port: 0, dataDir, libraryDir, seed: true, ...(databaseUrl && { databaseUrl }) })
  console.log(`Portal ready at ${portal.url}`)
  process.once('SIGINT', () => void portal.close().finally(() => process.exit(0)))
}
