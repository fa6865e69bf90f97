import type { PortalDatabase } from '../database/PortalDatabase'
import type { LooseFile } from './LooseFile'
import { looseFilesTable } from './looseFilesTable'

/** Notes files that nothing may show soon: whatever happens to this process, somebody looks after them. */
export async function noteLooseFiles(db: PortalDatabase, uris: string[]): Promise<LooseFile[]> {
  if (uris.length === 0) return []
  return db.insert(looseFilesTable).values(uris.map(uri => ({ uri }))).returning({ id: looseFilesTable.id, uri: looseFilesTable.uri })
}
