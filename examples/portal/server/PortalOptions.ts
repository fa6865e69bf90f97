import type { S3Settings } from './storage/PictureStorage'

/** Options from the portal's command line and environment. */
export interface CommandLine extends ServerSettings {
  command: 'serve' | 'seed' | 'sweep'
  /** Number of server processes. */
  workers: number
  /** True when the log has one JSON object per line. */
  logsJson: boolean
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Address of the mail server; without it, mails stay on the page /outbox. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Origin that visitors use, if it is not the portal's own address. */
  publicUrl: string | undefined
  /**
   * True when the portal issues tokens for the editor. Without a token, the page opens the editor on
   * `hosts.editorAlternate`.
   */
  givesEditorTokens: boolean
  seed: boolean
  /** True when everybody may use the demo's accounts and read its mails on a portal that other machines reach. */
  isPublicDemo: boolean
  /** For the command seed: number of pictures of the first account. */
  pictures: number
  /** For the command seed: number of events of the first account. */
  events: number
}

/** Options for starting a portal. */
export interface PortalOptions extends Partial<ServerSettings> {
  /**
   * True when another process of this portal started this one. That process locks the data folder, migrates and seeds
   * the database, and runs the upkeep.
   */
  isWorker?: boolean
  /** Port on the address `host`; 0 for any free one. */
  port: number
  /** Folder of the embedded database, picture files, image cache and incomplete uploads; created if missing. */
  dataDir: string
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl?: string | undefined
  /** Mail server (`smtps://user:password@host`); without it, mails stay on the page /outbox. */
  smtpUrl?: string | undefined
  /** Sender of mails, in the format of a From header. */
  mailFrom?: string | undefined
  /**
   * Origin that visitors use, if it is not the portal's own address: for links in mails, the accepted host name, and
   * secure cookies in case of https. Without this origin, links use the Host of a request if the Host is this machine,
   * otherwise 127.0.0.1.
   */
  publicUrl?: string | undefined
  /**
   * True when the portal issues tokens for the editor (default). Otherwise it sends null instead of a token, like a
   * portal whose editor is on another host.
   */
  givesEditorTokens?: boolean | undefined
  /** The built library, served at /foyer/. */
  libraryDir: string
  /** True when the portal fills an empty database with the demo's data (default). */
  seed?: boolean
  /**
   * True when the portal refuses to start with a database that has accounts or vouchers of the demo (default false).
   */
  refusesDemo?: boolean
}

/** Settings from the environment that readServerSettings reads. */
export interface ServerSettings {
  /** Address to listen on; default: this machine only. */
  host: string
  /**
   * Proxies in front of the portal whose X-Forwarded headers count: addresses, networks, or names such as `loopback`.
   */
  trustProxy: string[] | undefined
  /** Bucket for pictures, instead of the data folder. */
  s3: S3Settings | undefined
  /**
   * E-mail address of the editors. The portal mails questions about the register to it. The refusal of another
   * account's picture contains it.
   */
  officeMail: string
  /** Bytes on the disk for the pictures of one account. */
  accountQuota: number
  /**
   * Maximum number of connections to PostgreSQL per process. At its start, a process that is not a worker opens one
   * more for migrations, seeding and label updates.
   */
  connections: number
  /** Port on 127.0.0.1 at which Prometheus reads the metrics; without it, no metrics are served. */
  metricsPort: number | undefined
  /** Seconds for which `/readyz` reports that the portal is stopping, before the portal refuses requests. */
  drainSeconds: number
  /** Seconds that a stopping portal waits for pending requests; default: `config.closeGrace`. */
  stopSeconds: number | undefined
}
