import type { ServerSettings } from './ServerSettings'

/** How a portal is started. */
export interface PortalOptions extends Partial<ServerSettings> {
  /** Whether another process of this portal, which started this one, looks after data folder, database and sweeping. */
  isWorker?: boolean
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number
  /** Folder of the embedded database, the pictures and the image cache; made when missing. */
  dataDir: string
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** A mail server (`smtps://user:password@host`) that mails leave through; without it they stay in the outbox of the demo. */
  smtpUrl?: string | undefined
  /** The sender of the mails, as in a From header. */
  mailFrom?: string | undefined
  /** The address that links in mails lead to, where the portal is reached by another than its own: a mail never trusts the Host of a request. */
  publicUrl?: string | undefined
  /** False answers the editor's call for a token with null, as a portal does whose editor lies on another host (default true). */
  givesEditorTokens?: boolean | undefined
  /** The built library, served at /foyer/. */
  libraryDir: string
  /** Whether an empty database is filled with the demo's data (default true). */
  seed?: boolean
  /** True refuses a database that has accounts or vouchers of the demo (default false). */
  refusesDemo?: boolean
}
