/** How a portal is started. */
export interface PortalOptions {
  /** Port on 127.0.0.1; 0 takes any free one. */
  port: number
  /** Folder of the embedded database, the pictures and the image cache; made when missing. */
  dataDir: string
  /** A PostgreSQL address; without it the embedded database is used. */
  databaseUrl?: string
  /** The built library, served at /foyer/. */
  libraryDir: string
  /** Whether an empty database is filled with the demo's data (default true). */
  seed?: boolean
}
