import type { S3Settings } from './storage/PictureStorage'

/** What the portal's command line and environment ask for. */
export interface CommandLine extends ServerSettings {
  command: 'serve' | 'seed' | 'sweep'
  /** How many processes serve it. */
  workers: number
  /** Whether what it logs is one JSON object a line. */
  logsJson: boolean
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The mail server that mails leave through; without it they stay in the demo's outbox. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The address that mails lead back to, where the portal is reached by another than its own. */
  publicUrl: string | undefined
  /** Whether the editor gets tokens; without them it is looked for on its alternate host. */
  givesEditorTokens: boolean
  seed: boolean
  /** Whether everybody may use the demo's accounts and read the mails, where others than this machine reach the portal. */
  isPublicDemo: boolean
  /** For the command seed: how many pictures the library shall have. */
  pictures: number
  /** For the command seed: how many events the first account shall have. */
  events: number
}

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

/** How a portal is run: what the environment says beside the addresses of its database and mail server. */
export interface ServerSettings {
  /** The address that it listens on, by default this machine only. */
  host: string
  /** The proxies in front of it whose X-Forwarded headers are believed: addresses, networks, or names as `loopback`. */
  trustProxy: string[] | undefined
  /** Where pictures are kept instead of the data folder. */
  s3: S3Settings | undefined
  /** How many bytes on the disk the pictures of an account may take. */
  accountQuota: number
  /** How many connections to PostgreSQL a process may open. */
  connections: number
  /** A port of this machine where Prometheus may ask. */
  metricsPort: number | undefined
  /** How many seconds `/readyz` says no before a stopping portal takes no more requests. */
  drainSeconds: number
  /** How many seconds a stopping portal gives requests under way; without it, about two in all. */
  stopSeconds: number | undefined
}
