/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { wayIn } from '../../examples/portal/server/publicDemo/refusePublicDemo'
import { makeDataFolder } from '../support/makeDataFolder'
import { runPortalCommand } from '../support/runPortalCommand'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import type { TestPortal } from '../support/TestPortal'
import { leastFields } from './support/eventClient'
import { fakeMailServer } from './support/fakeMailServer'
import { layerClient } from './support/layerClient'
import { ownPicture } from './support/ownPicture'

const LONG = 120_000
const LOCALE = 'de_DE'
const ACCOUNT = 'erste@kulturportal.test'
const PASSWORD = 'Fluessigkeit7'
const REGISTER_LOGIN = '/register-login/api/register_login'
const common = { project: 'foyer', language_id: '1' }
const texts: Record<string, Record<string, string>> = JSON.parse(
  readFileSync(join(__dirname, '..', '..', 'examples', 'portal', 'seed', 'translations.json'), 'utf8'),
)

test.each([
  ['127.0.0.1', undefined, undefined, undefined],
  ['127.8.0.1', undefined, 'http://localhost:4600/', undefined],
  ['::1', undefined, 'http://[::1]:4600/', undefined],
  ['0.0.0.0', undefined, undefined, 'HOST is 0.0.0.0'],
  ['::', undefined, undefined, 'HOST is ::'],
  ['192.168.0.7', undefined, undefined, 'HOST is 192.168.0.7'],
  ['127.0.0.1', ['loopback'], undefined, 'TRUST_PROXY names a web server in front'],
  ['127.0.0.1', undefined, 'https://portal.test/', 'PUBLIC_URL is https://portal.test/'],
])('for HOST %s, TRUST_PROXY %j and PUBLIC_URL %s, wayIn returns %s', (host, trustProxy, publicUrl, way) => {
  expect(wayIn({ host, trustProxy, publicUrl })).toBe(way)
})

describe('a portal that other machines can reach', () => {
  const ACCOUNTS = 'use the demo’s accounts, whose passwords are on the sign-in page'
  const MAILS = 'read every mail with its links at /outbox'
  const EMPTY = 'start it with --no-seed (and on an empty database if the demo was ever seeded)'
  const SMTP = 'name a mail server in SMTP_URL'
  const sentence = (way: string, dangers: string, remedies: string) =>
    `The portal was not started: other machines can reach it (${way}), and everybody could ${dangers}. Please ${remedies}; or add --public-demo if everybody may do this.\n`

  test.each([
    [[], { HOST: '0.0.0.0' }, sentence('HOST is 0.0.0.0', `${ACCOUNTS} and ${MAILS}`, `${EMPTY} and ${SMTP}`)],
    [['--no-seed'], { HOST: '::' }, sentence('HOST is ::', MAILS, SMTP)],
    [
      [],
      { TRUST_PROXY: 'loopback', SMTP_URL: 'smtp://127.0.0.1:1' },
      sentence('TRUST_PROXY names a web server in front', ACCOUNTS, EMPTY),
    ],
    [['--no-seed'], { PUBLIC_URL: 'https://portal.test' }, sentence('PUBLIC_URL is https://portal.test', MAILS, SMTP)],
  ])(
    'does not start with %j and %j',
    async (args, env, errors) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-public-'))
      expect(await runPortalCommand(['--port', '0', '--data', folder, ...args], env as Record<string, string>)).toEqual(
        { code: 1, output: '', errors },
      )
      rmSync(folder, { recursive: true, force: true })
    },
    LONG,
  )

  test(
    'does not start on a database that has the demo from an earlier start, unless --public-demo allows it',
    async () => {
      const dataDir = makeDataFolder()
      const env = { PUBLIC_URL: 'https://portal.test', SMTP_URL: 'smtp://127.0.0.1:1' }
      try {
        const told = await startPortal({ dataDir, args: ['--public-demo'], env: { PUBLIC_URL: 'https://portal.test' } })
        expect((await layerClient(told.url).get('/login')).text).toContain('Uferlicht*2026')
        expect((await layerClient(told.url).get('/outbox')).status).toBe(200)
        expect(await told.stop()).toMatchObject({ code: 0, errors: '' })
        expect(await runPortalCommand(['--port', '0', '--data', dataDir, '--no-seed'], env)).toEqual({
          code: 1,
          output: '',
          errors: expect.stringMatching(
            /^The portal was not started: other machines can reach it, and its database has the demo’s account \S+, whose password everybody can look up\. Please start it with an empty database, or .+\n$/,
          ),
        })
      } finally {
        rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
      }
    },
    LONG,
  )
})

describe('a public portal without the demo', () => {
  let dataDir: string
  let portal: TestPortal
  let mails: Awaited<ReturnType<typeof fakeMailServer>>
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-public-'))
    mails = await fakeMailServer()
    portal = await startPortal({
      dataDir,
      args: ['--no-seed'],
      env: { PUBLIC_URL: 'https://portal.test/', SMTP_URL: mails.url, MAIL_FROM: 'post@portal.test' },
    })
  }, LONG)
  afterAll(async () => {
    expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
    mails.close()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }, LONG)

  test('has every language and label, and pages that show neither accounts nor an outbox', async () => {
    const browser = layerClient(portal.url)
    const names = Object.keys(texts[LOCALE] ?? {})
    const labels = await fetch(
      `${portal.url}module/lib/framework/getMlBricks.php?projects=cb-pix&language=${LOCALE}&${names.map(name => `labels[]=${name}`).join('&')}`,
    )
    expect([names.length > 0, await labels.json()]).toEqual([true, texts[LOCALE]])
    expect(JSON.parse((await browser.get('/pix/languages')).text)).toHaveLength(Object.keys(texts).length)
    for (const path of ['/', '/events', '/blog', '/pix', '/login', '/terms', '/playground', '/readyz']) {
      const { status, text } = await browser.send('GET', path, { headers: { Accept: 'text/html' } })
      expect([path, status, /outbox|Demo-Zugänge|demo-start|kulturportal\.example/.exec(text)?.[0]]).toEqual([
        path,
        200,
        undefined,
      ])
    }
    expect((await browser.get('/outbox')).status).toBe(404)
  })

  test('accepts neither the passwords of the demo nor its vouchers', async () => {
    const browser = layerClient(portal.url)
    expect((await browser.post('/login', { account: seededAccount.author, password: 'Uferlicht*2026' })).status).toBe(
      401,
    )
    expect(
      (
        await browser.get('/register/ajax.php', {
          action: 'check_voucher',
          voucher: 'UFER-FILM-2026',
          voucher_role: 'filmmaker',
        })
      ).text,
    ).not.toContain('true')
  })

  test('gets its first account by a mailed link, and this account can upload a picture and create an event', async () => {
    const browser = layerClient(portal.url)
    const created = await browser.post(REGISTER_LOGIN, {
      m: 'create_new_account',
      ...common,
      account: ACCOUNT,
      password: PASSWORD,
      firstname: 'Eva',
      surname: 'Weil',
    })
    expect(created.json().success).toBe(true)
    await mails.message
    const [, token = ''] =
      /https:\/\/portal\.test\/register-login\/confirm\?token=3D([\w-]{43})/.exec(
        mails.lines.join('\n').replaceAll('=\n', ''),
      ) ?? []
    expect((await browser.post('/register-login/confirm', { token })).status).toBe(303)
    expect((await browser.get('/profile')).text).toContain('Eva Weil')

    const member = layerClient(portal.url)
    expect(
      (
        await member.post(REGISTER_LOGIN, { m: 'login_account', ...common, account: ACCOUNT, password: PASSWORD })
      ).json().success,
    ).toBe(true)
    const [, account = ''] = /"accountId":\s*(\d+)/.exec((await member.get('/pix')).text) ?? []
    const Cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = new FormData()
    form.append('image_upload[]', new Blob([(await ownPicture(1)) as BlobPart]), 'erstes.jpg')
    const upload = await fetch(`${portal.url}pix/pictures/by/${account}.json`, {
      method: 'POST',
      headers: { Origin: new URL(portal.url).origin, Cookie },
      body: form,
    })
    expect(upload.status).toBe(200)
    const [picture] = JSON.parse((await member.get(`/pix/pictures/by/${account}`)).text) as { Id: number }[]
    const uploaded = (await upload.json()) as { Id: number }[]
    expect(picture?.Id).toBe(uploaded[0]?.Id)
    const fields = Object.fromEntries(Object.entries(leastFields).map(([name, value]) => [name, String(value)]))
    expect((await member.post('/event/api/event_cluster/cluster/', fields)).status).toBe(200)
    expect((await member.get('/events')).text).toContain('Probe')
  })
})
