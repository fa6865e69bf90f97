import { startPortal } from '../../examples/portal/server/startPortal'

const [dataDir = '', libraryDir = '', databaseUrl = ''] = process.argv.slice(2)

const portal = await startPortal({ port: 0, dataDir, libraryDir, seed: true, ...(databaseUrl && { databaseUrl }) })
console.log(`Portal ready at ${portal.url}`)
process.once('SIGINT', () => void portal.close().finally(() => process.exit(0)))
