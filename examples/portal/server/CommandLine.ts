import type { ServerSettings } from './ServerSettings'

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
