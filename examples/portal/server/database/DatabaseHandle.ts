import type { DatabaseQuery } from './DatabaseQuery'
import type { PortalDatabase } from './PortalDatabase'

/** An open database and how to close it. */
export interface DatabaseHandle {
  db: PortalDatabase
  /** The same, but what it is asked may take as long as it takes: migrations, and the wait for a process that does one. */
  patientDb: PortalDatabase
  query: DatabaseQuery
  close(): Promise<void>
}
