import type { S3Settings } from './storage/PictureStorage'

/** Options from the portal's command line and environment. */
export interface CommandLine extends ServerSettings {
  command: 'serve' | 'seed' | 'sweep'
  /** Number of processes that serve the portal. */
  workers: number
  /** True when the log has one JSON object per line. */
  logsJson: boolean
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** The mail server that mails leave through; without it they stay in the demo's outbox. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** The address that mails lead back to, where the portal is reached by another than its own. */
  publicUrl: string | undefined
  /** True when the editor gets tokens; otherwise the page looks for it on its alternate host. */
  givesEditorTokens: boolean
  seed: boolean
  /** True when everybody may use the demo's accounts and read its mails on a portal that other machines reach. */
  isPublicDemo: boolean
  /** For the command seed: how many pictures the library shall have. */
  pictures: number
  /** For the command seed: how many events the first account shall have. */
  events: number
}

/** Options for starting a portal. */
export interface PortalOptions extends Partial<ServerSettings> {
  /** True when another process of this portal started this one and looks after data folder, database and upkeep. */
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
  /** False returns null for the editor's call for a token, as a portal does whose editor has another host (default true). */
  givesEditorTokens?: boolean | undefined
  /** The built library, served at /foyer/. */
  libraryDir: string
  /** True fills an empty database with the demo's data (default). */
  seed?: boolean
  /** True refuses a database that has accounts or vouchers of the demo (default false). */
  refusesDemo?: boolean
}

/** Settings from the environment, beside the addresses of its database and mail server. */
export interface ServerSettings {
  /** The address that it listens on, by default this machine only. */
  host: string
  /** Proxies in front of the portal whose X-Forwarded headers count: addresses, networks, or names such as `loopback`. */
  trustProxy: string[] | undefined
  /** Bucket for pictures, instead of the data folder. */
  s3: S3Settings | undefined
  /** Bytes on the disk for the pictures of one account. */
  accountQuota: number
  /** Number of connections to PostgreSQL per process. */
  connections: number
  /** A port of this machine where Prometheus may ask. */
  metricsPort: number | undefined
  /** Seconds for which `/readyz` reports that the portal is stopping, before it takes no more requests. */
  drainSeconds: number
  /** Seconds that a stopping portal gives to requests under way; about two in all if not set. */
  stopSeconds: number | undefined
}
