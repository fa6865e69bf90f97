import { isIP } from 'node:net'
import { config } from './config'
import { isMailAddress } from './mail/isMailAddress'
import type { ServerSettings } from './PortalOptions'
import { StartError } from './StartError'
import type { S3Settings } from './storage/PictureStorage'

/**
 * Reads a whole number from 0 to `max`. Throws StartError for anything else.
 * @param source name of the setting in the error, such as 'option port'
 */
export function readWholeNumber(source: string, text: string, max: number): number {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : NaN
  if (value <= max) return value
  throw new StartError(`The ${source} must be a whole number from 0 to ${max}, not '${text}'.`)
}

/**
 * Returns the address in an environment variable, or undefined if the variable is empty or not set. Throws StartError
 * if its text is not an address with one of `schemes`, such as 'https:'.
 */
export function readUrl(name: string, text: string | undefined, schemes: string[]): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text
  throw new StartError(
    `The environment variable ${name} must be an address that begins with ${schemes.join('// or ')}//.`,
  )
}

const MEGABYTE = 1024 * 1024
const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal'])
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Reads ServerSettings, WORKERS and LOG_FORMAT from the environment. Throws StartError for a wrong value. */
export function readServerSettings(env: NodeJS.ProcessEnv): ServerSettings & { workers: number; logsJson: boolean } {
  const number = (name: string, text: string | undefined, fallback: number, max: number) =>
    readWholeNumber(`environment variable ${name}`, text || String(fallback), max)
  const workers = number('WORKERS', env['WORKERS'], 1, config.mostWorkers)
  if (workers > 1 && !env['DATABASE_URL'])
    throw new StartError('WORKERS needs DATABASE_URL: the embedded database belongs to one process.')
  const logFormat = env['LOG_FORMAT'] || 'text'
  if (logFormat !== 'text' && logFormat !== 'json')
    throw new StartError(`The environment variable LOG_FORMAT must be text or json, not '${logFormat}'.`)
  return {
    workers,
    logsJson: logFormat === 'json',
    host: readHost(env['HOST']),
    trustProxy: readProxies(env['TRUST_PROXY']),
    s3: readS3(env),
    officeMail: readMailAddress('OFFICE_MAIL', env['OFFICE_MAIL'] || config.registerFrame.office),
    accountQuota:
      number('ACCOUNT_MEGABYTES', env['ACCOUNT_MEGABYTES'], config.upload.quota / MEGABYTE, 1_000_000) * MEGABYTE,
    connections: number('DATABASE_CONNECTIONS', env['DATABASE_CONNECTIONS'], config.database.connections, 1000),
    metricsPort: env['METRICS_PORT'] ? number('METRICS_PORT', env['METRICS_PORT'], 0, 65_535) : undefined,
    drainSeconds: number('DRAIN_SECONDS', env['DRAIN_SECONDS'], 0, 600),
    stopSeconds: env['STOP_SECONDS'] ? number('STOP_SECONDS', env['STOP_SECONDS'], 0, 600) : undefined,
  }
}

function readHost(text = ''): string {
  if (text === '') return config.host
  if (isIP(text) === 0)
    throw new StartError(`The environment variable HOST must be an IP address such as 0.0.0.0, not '${text}'.`)
  return text
}

function readMailAddress(name: string, text: string): string {
  if (isMailAddress(text)) return text
  throw new StartError(
    `The environment variable ${name} must be one e-mail address such as redaktion@portal.example, not '${text}'.`,
  )
}

function readProxies(text = ''): string[] | undefined {
  const proxies = text
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
  const strange = proxies.find(proxy => !isProxy(proxy))
  if (strange !== undefined)
    throw new StartError(
      `The environment variable TRUST_PROXY must list addresses or networks such as loopback or 10.0.0.0/8, not '${strange}'.`,
    )
  return proxies.length > 0 ? proxies : undefined
}

function isProxy(text: string): boolean {
  if (PROXY_NAMES.has(text)) return true
  const [address = '', bits, ...more] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    more.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128)))
  )
}

function readS3(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const endpoint = readUrl('S3_ENDPOINT', env['S3_ENDPOINT'], ['http:', 'https:'])
  if (endpoint === undefined) return undefined
  const bucket = env['S3_BUCKET'] ?? ''
  if (!BUCKET.test(bucket))
    throw new StartError(
      `The environment variable S3_BUCKET must be the name of a bucket (3 to 63 lower-case letters, digits, dots and hyphens, with a letter or digit at both ends), not '${bucket}'.`,
    )
  const [accessKeyId, secretAccessKey] = [env['S3_ACCESS_KEY_ID'], env['S3_SECRET_ACCESS_KEY']]
  if (!accessKeyId || !secretAccessKey)
    throw new StartError('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  return { endpoint, bucket, accessKeyId, secretAccessKey, region: env['S3_REGION'] || 'us-east-1' }
}
