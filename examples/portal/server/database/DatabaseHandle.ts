import type { DatabaseQuery } from './DatabaseQuery'
import type { PortalDatabase } from './PortalDatabase'

/** An open database and how to close it. */
export interface DatabaseHandle {
  db: PortalDatabase
  query: DatabaseQuery
  close(): Promise<void>
}
