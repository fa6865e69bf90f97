/** What the portal's command line asks for. */
export interface CommandLine {
  command: 'serve' | 'seed'
  port: number
  dataDir: string
  databaseUrl: string | undefined
  seed: boolean
  /** For the command seed: how many pictures the library shall have. */
  pictures: number
}
