import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CommandLine } from './CommandLine'
import { config } from './config'
import { StartError } from './StartError'

const USAGE = 'Use: main.ts [--port 4600] [--data DIR] [--no-seed], or main.ts seed [--pictures 100000] [--events 20000] [--data DIR].'
const MOST_PICTURES = 1_000_000
const MOST_EVENTS = 100_000

/** Reads arguments and environment (PORT, DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL, EDITOR_TOKENS). Throws StartError for what it does not know. */
export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = readArguments(args)
  const [command = 'serve', ...rest] = positionals
  if ((command !== 'serve' && command !== 'seed') || rest.length > 0) throw new StartError(`Unknown command '${positionals.join(' ')}'. ${USAGE}`)
  if (command === 'seed' && values.pictures === undefined && values.events === undefined) throw new StartError(`The command seed needs --pictures or --events. ${USAGE}`)
  return {
    command,
    port: wholeNumber('port', values.port ?? env['PORT'] ?? String(config.defaultPort), 65_535),
    dataDir: values.data === undefined ? fileURLToPath(new URL('../data', import.meta.url)) : resolve(values.data),
    databaseUrl: env['DATABASE_URL'] || undefined,
    smtpUrl: address('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] || undefined,
    publicUrl: address('PUBLIC_URL', env['PUBLIC_URL'], ['http:', 'https:']),
    givesEditorTokens: env['EDITOR_TOKENS'] !== 'off',
    seed: !values['no-seed'],
    pictures: wholeNumber('pictures', values.pictures ?? '0', MOST_PICTURES),
    events: wholeNumber('events', values.events ?? '0', MOST_EVENTS),
  }
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        'no-seed': { type: 'boolean' },
        pictures: { type: 'string' },
        events: { type: 'string' },
      },
    })
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new StartError(`${sentence}. ${USAGE}`)
  }
}

function address(name: string, text: string | undefined, schemes: string[]): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text
  throw new StartError(`The environment variable ${name} must be an address that begins with ${schemes.join('// or ')}//.`)
}

function wholeNumber(name: string, text: string, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (value <= max) return value
  throw new StartError(`The option ${name} must be a whole number from 0 to ${max}, not '${text}'.`)
}
