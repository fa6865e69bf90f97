import type { CommandLine } from '../CommandLine'
import { StartError } from '../StartError'

/** Throws StartError for a portal that others reach by that way in, if everybody could use the demo's accounts or read the outbox there. */
export function refusePublicDemo(wayIn: string, { seed, smtpUrl }: Pick<CommandLine, 'seed' | 'smtpUrl'>): void {
  const faults = [
    ...(seed ? [{ danger: 'use the demo’s accounts, whose passwords stand on the sign-in page', remedy: 'start it with --no-seed on an empty database' }] : []),
    ...(smtpUrl ? [] : [{ danger: 'read every mail with its links at /outbox', remedy: 'name a mail server in SMTP_URL' }]),
  ]
  if (faults.length === 0) return
  const [dangers, remedies] = [faults.map(({ danger }) => danger).join(' and '), faults.map(({ remedy }) => remedy).join(' and ')]
  throw new StartError(`The portal was not started: others than this machine reach it (${wayIn}), and everybody could ${dangers}. Please ${remedies}; or add --public-demo if everybody may.`)
}
