import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { CommandLine } from './PortalOptions'
import { config } from './config'
import { readServerSettings, readUrl, readWholeNumber } from './readServerSettings'
import { StartError } from './StartError'

const USAGE =
  'Use: main.ts [--port 4600] [--data DIR] [--no-seed] [--public-demo], or main.ts seed [--pictures 100000] [--events 20000] [--data DIR], or main.ts sweep [--data DIR].'
const MOST_PICTURES = 1_000_000
const MOST_EVENTS = 100_000

const COMMANDS = ['serve', 'seed', 'sweep'] as const

/**
 * Reads the arguments and the environment variables (PORT, DATABASE_URL, SMTP_URL, MAIL_FROM, PUBLIC_URL,
 * EDITOR_TOKENS, and those of readServerSettings). Throws StartError for an unknown argument, or for a wrong or missing
 * value.
 */
export function parseCommandLine(args: string[], env: NodeJS.ProcessEnv): CommandLine {
  const { values, positionals } = readArguments(args)
  const [command = 'serve', ...rest] = positionals
  if (!isCommand(command) || rest.length > 0)
    throw new StartError(`Unknown command '${positionals.join(' ')}'. ${USAGE}`)
  if (command === 'seed' && values.pictures === undefined && values.events === undefined)
    throw new StartError(`The command seed needs --pictures or --events. ${USAGE}`)
  return {
    ...readServerSettings(env),
    command,
    port: readWholeNumber(
      values.port === undefined ? 'environment variable PORT' : 'option port',
      values.port ?? (env['PORT'] || String(config.defaultPort)),
      65_535,
    ),
    dataDir: values.data === undefined ? fileURLToPath(new URL('../data', import.meta.url)) : resolve(values.data),
    databaseUrl: readUrl('DATABASE_URL', env['DATABASE_URL'], ['postgres:', 'postgresql:']),
    smtpUrl: readUrl('SMTP_URL', env['SMTP_URL'], ['smtp:', 'smtps:']),
    mailFrom: env['MAIL_FROM'] || undefined,
    publicUrl: readUrl('PUBLIC_URL', env['PUBLIC_URL'], ['http:', 'https:']),
    givesEditorTokens: env['EDITOR_TOKENS'] !== 'off',
    seed: !values['no-seed'],
    isPublicDemo: values['public-demo'] ?? false,
    pictures: readWholeNumber('option pictures', values.pictures ?? '0', MOST_PICTURES),
    events: readWholeNumber('option events', values.events ?? '0', MOST_EVENTS),
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
        'public-demo': { type: 'boolean' },
        pictures: { type: 'string' },
        events: { type: 'string' },
      },
    })
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new StartError(`${sentence}. ${USAGE}`)
  }
}

function isCommand(text: string): text is CommandLine['command'] {
  return COMMANDS.some(command => command === text)
}
