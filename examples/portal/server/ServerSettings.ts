import type { S3Settings } from './storage/S3Settings'

/** How a portal is run: what the environment says beside the addresses of its database and mail server. */
export interface ServerSettings {
  /** The address that it listens on, by default this machine only. */
  host: string
  /** The proxies in front of it whose X-Forwarded headers are believed: addresses, networks, or names as `loopback`. */
  trustProxy: string[] | undefined
  /** Where pictures are kept instead of the data folder. */
  s3: S3Settings | undefined
  /** How many connections to PostgreSQL a process may open. */
  connections: number
  /** A port of this machine where Prometheus may ask. */
  metricsPort: number | undefined
  /** How many seconds `/readyz` says no before a stopping portal takes no more requests. */
  drainSeconds: number
  /** How many seconds a stopping portal gives requests under way; without it, about two in all. */
  stopSeconds: number | undefined
}
