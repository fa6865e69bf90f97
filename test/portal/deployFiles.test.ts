/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCommandLine } from '../../examples/portal/server/parseCommandLine'
import { refusePublicDemo, wayIn } from '../../examples/portal/server/publicDemo/refusePublicDemo'

const read = (name: string) => readFileSync(join(__dirname, '..', '..', 'examples', 'portal', 'deploy', name), 'utf8')
const compose = read('compose.yaml')
const unit = read('portal.service')
const nginx = read('nginx.conf')
const GIVEN: Record<string, string> = {
  DOMAIN: 'portal.test',
  DATABASE_PASSWORD: 'geheim',
  SMTP_URL: 'smtps://post.test',
  MAIL_FROM: 'post@portal.test',
  OFFICE_MAIL: 'redaktion@portal.test',
}

/** Returns the lines of a file that are indented below a heading. */
function below(text: string, heading: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex(line => line.trim() === heading)
  const depth = (line = '') => line.search(/\S/)
  const rest = lines.slice(at + 1)
  const end = rest.findIndex(line => line.trim() !== '' && depth(line) <= depth(lines[at]))
  return rest.slice(0, end === -1 ? undefined : end).join('\n')
}

/** Returns the arguments of a command after the server's file. */
const argumentsOf = (command: string) =>
  command
    .split(/[\s,'"[\]]+/)
    .filter(Boolean)
    .join(' ')
    .split('server/main.ts ')[1]
    ?.split(' ') ?? []

/** Replaces the variables of a text as Docker Compose does. Throws if a required one is missing. */
function filled(text: string, given: Record<string, string>): string {
  return text.replace(/\$\{(\w+):([?-])\}/g, (_, name: string, sign: string) => {
    const value = given[name] ?? ''
    if (value === '' && sign === '?') throw new Error(`${name} is missing`)
    return value
  })
}

function composed(given: Record<string, string>) {
  const portal = below(compose, 'portal:')
  const pairs = [...below(portal, 'environment:').matchAll(/^ +(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    filled(value.replace(/^'(.*)'$/, '$1'), given),
  ])
  return parseCommandLine(argumentsOf(/^ +command: (.*)$/m.exec(portal)?.[1] ?? ''), Object.fromEntries(pairs))
}

function serviced(without: string) {
  const secrets = [...unit.matchAll(/^# {3}(\w+)='(.*)'$/gm)]
  const own = [...(/^Environment=(.*)$/m.exec(unit)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)]
  const pairs = [...secrets, ...own]
    .map(([, name = '', value = '']) => [name, value])
    .filter(([name]) => name !== without)
  return parseCommandLine(argumentsOf(/^ExecStart=(.*)$/m.exec(unit)?.[1] ?? ''), Object.fromEntries(pairs))
}

const started = (commandLine: ReturnType<typeof parseCommandLine>) =>
  refusePublicDemo(wayIn(commandLine) ?? 'no way in', commandLine)

test('the compose file starts a portal that other machines can reach, without the demo and with a mail server', () => {
  const commandLine = composed(GIVEN)
  expect(commandLine).toMatchObject({
    host: '0.0.0.0',
    workers: 2,
    seed: false,
    isPublicDemo: false,
    smtpUrl: GIVEN['SMTP_URL'],
    mailFrom: GIVEN['MAIL_FROM'],
    officeMail: GIVEN['OFFICE_MAIL'],
    publicUrl: 'https://portal.test',
  })
  expect(() => started(commandLine)).not.toThrow()
})

test.each(Object.keys(GIVEN))(
  'the compose file does not start without %s, and its first lines mention the variable',
  name => {
    expect(() => composed({ ...GIVEN, [name]: '' })).toThrow(`${name} is missing`)
    expect(compose.split('services:')[0]).toContain(`${name}=`)
  },
)

test('the compose file drops all capabilities of the portal, and lets it write only to its data folder and /tmp', () => {
  const portal = below(compose, 'portal:')
  const settings = Object.fromEntries(
    [...portal.matchAll(/^ {4}(\w+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(settings).toMatchObject({
    cap_drop: '[ALL]',
    security_opt: "['no-new-privileges:true']",
    read_only: 'true',
    tmpfs: '[/tmp]',
  })
  expect(portal).not.toMatch(/cap_add|privileged: true|user:/)
  const [data] = [...(settings['command'] ?? '').matchAll(/--data, ([^,]+)/g)].map(([, folder]) => folder)
  const volumes = [...below(portal, 'volumes:').matchAll(/^ +- (\S+)$/gm)].map(([, volume = '']) => volume)
  expect(volumes.filter(volume => !volume.endsWith(':ro'))).toEqual([`portal:${data}`])
})

test('the systemd unit starts a portal that other machines can reach, without the demo; without a mail server it does not start', () => {
  const commandLine = serviced('nothing')
  expect(commandLine).toMatchObject({
    workers: 4,
    seed: false,
    isPublicDemo: false,
    smtpUrl: expect.stringContaining('smtps://'),
    officeMail: 'redaktion@portal.example',
    publicUrl: 'https://portal.example',
  })
  expect(wayIn(commandLine)).toBeDefined()
  expect(() => started(commandLine)).not.toThrow()
  expect(() => started(serviced('SMTP_URL'))).toThrow('name a mail server in SMTP_URL')
})

test.each([
  ['compose.yaml', /stop_grace_period: (\d+)s/.exec(compose), composed(GIVEN)],
  ['portal.service', /TimeoutStopSec=(\d+)/.exec(unit), serviced('nothing')],
])('%s gives a stopping portal enough time', (_, found, { drainSeconds, stopSeconds = 0 }) => {
  // serve.ts adds this time to the sum of the two settings.
  const CLOSING_SECONDS = 1.5
  expect(Number(found?.[1])).toBeGreaterThan(drainSeconds + stopSeconds + CLOSING_SECONDS)
})

test('the example for nginx logs the request id that the portal gets, the visitor’s address, and no query', () => {
  const [, format = ''] = /^log_format portal '(.*)';$/m.exec(nginx) ?? []
  expect(format.split(' ')).toEqual(expect.arrayContaining(['$remote_addr', '$request_id', '$request_method']))
  expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|http_referer)\b/)
  expect(nginx).toMatch(/^ +proxy_set_header X-Request-Id \$request_id;$/m)
  expect(nginx).toMatch(/^ +access_log \S+ portal;$/m)
})
