/** @jest-environment node */
import { checkedMail } from '../../examples/portal/server/mail/outboxMail'
import { mailFailure } from '../../examples/portal/server/mail/smtpMail'
import { portalClient } from '../support/portalClient'
import { runPortalCommand } from '../support/runPortalCommand'
import { seededAccount } from '../support/seededAccount'
import { startPortal } from '../support/startPortal'
import { fakeMailServer } from './support/fakeMailServer'
import { layerClient } from './support/layerClient'
import { outboxMails } from './support/outboxMails'
import { registerClient } from './support/registerClient'

const LONG = 120_000
const ACCOUNT = 'gruesse@kulturportal.test'
const attempt = {
  m: 'create_new_account',
  project: 'foyer',
  account: ACCOUNT,
  password: 'Fluessigkeit7',
  firstname: 'Eva',
  surname: 'Weil',
}
const create = (url: string, language_id: string) =>
  layerClient(url).post('/register-login/api/register_login', { ...attempt, language_id })

const mail = { to: 'eva@kulturportal.example', subject: 'Grüße aus Bremervörde 🎷', text: 'Erste Zeile\r\nzweite' }

test('a mail to one address with a subject in any script is accepted unchanged', () => {
  expect(checkedMail(mail)).toEqual(mail)
  expect(checkedMail({ ...mail, to: 'jörg.müller+kultur@münchen.example' }).to).toBe(
    'jörg.müller+kultur@münchen.example',
  )
})

test.each([
  'eva@kulturportal.example\r\nBcc: alle@boese.example',
  'eva@kulturportal.example\nBcc: alle@boese.example',
  'eva@kulturportal.example\0',
  'eva@kulturportal.example, alle@boese.example',
  'eva@kulturportal.example;alle@boese.example',
  'Eva <eva@kulturportal.example>',
  '"eva alle@boese.example"@kulturportal.example',
  'eva@kulturportal.example\u2028Bcc:alle@boese.example',
  'eva\u202e@kulturportal.example',
  'eva',
  '',
  ' ',
  `${'a'.repeat(250)}@b.example`,
])('no mail is sent to a text that is not a single address: %j', to => {
  expect(() => checkedMail({ ...mail, to })).toThrow('The recipient is not one e-mail address.')
})

test.each([
  'Hallo\r\nBcc: alle@boese.example',
  'Hallo\nX: y',
  'Hallo\rX: y',
  'Hallo\0',
  'Hallo\u2028',
  'Hallo\u0085',
  'x'.repeat(301),
])('a subject that could begin another header, or is too long, is refused: %j', subject => {
  expect(() => checkedMail({ ...mail, subject })).toThrow('The subject of the mail')
})

test.each([
  ['a NUL', '\0'],
  ['50,001 characters', 'x'.repeat(50_001)],
])('a mail whose text has %s is refused', (_, text) => {
  expect(() => checkedMail({ ...mail, text })).toThrow('The text of the mail')
})

test(
  'the outbox shows the sent mails, newest first, with links to the portal’s own host and subjects in any script',
  async () => {
    const portal = await startPortal()
    try {
      await create(portal.url, '1')
      await create(portal.url, '44')
      const [newest, first] = await outboxMails(portal.url)
      expect([first?.to, first?.subject]).toEqual([ACCOUNT, 'Bitte bestätigen Sie Ihr Konto'])
      expect([newest?.subject, newest?.text]).toEqual([
        'Prosimy o potwierdzenie konta',
        expect.stringContaining(`${portal.url}register-login/confirm?token=`),
      ])
      expect(first?.source).toMatch(/^Subject: =\?UTF-8\?Q\?Bitte_best=C3=A4tigen_Sie_Ihr_Konto\?=$/m)
      const page = await layerClient(portal.url).send('GET', '/outbox', { headers: { Accept: 'text/html' } })
      expect([page.headers['cache-control'], page.text]).toEqual([
        'no-store',
        expect.stringContaining(`<a href="${portal.url}register-login/confirm?token=`),
      ])
      // A forged Host must never appear in a mail.
      const body = new URLSearchParams({ ...attempt, language_id: '1' }).toString()
      const forged = await layerClient(portal.url).send('POST', '/register-login/api/register_login', {
        body,
        headers: { Host: 'boese.example', Origin: 'http://boese.example' },
      })
      expect(forged.status).toBe(421)
      expect((await outboxMails(portal.url))[0]?.text).toContain(`${portal.url}register-login/confirm?token=`)
    } finally {
      expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
    }
  },
  LONG,
)

test(
  'with SMTP_URL, mails go to that server, their links lead to PUBLIC_URL, and there is no outbox page',
  async () => {
    const server = await fakeMailServer()
    const portal = await startPortal({
      args: ['--public-demo'],
      env: { SMTP_URL: server.url, PUBLIC_URL: 'https://portal.test/', MAIL_FROM: 'Portal <post@portal.test>' },
    })
    try {
      await create(portal.url, '2')
      await server.message
      expect(server.lines).toEqual(
        expect.arrayContaining([
          'MAIL FROM:<post@portal.test>',
          `RCPT TO:<${ACCOUNT}>`,
          'Subject: Please confirm your account',
        ]),
      )
      expect(server.lines.join('\n').replaceAll('=\n', '')).toContain(
        '\nhttps://portal.test/register-login/confirm?token=3D',
      )
      expect((await layerClient(portal.url).send('GET', '/outbox', { headers: { Accept: 'text/html' } })).status).toBe(
        404,
      )
    } finally {
      expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
      server.close()
    }
  },
  LONG,
)

test(
  'questions to the editors go to OFFICE_MAIL, and the refusal of another account’s picture names this address',
  async () => {
    const portal = await startPortal({ env: { OFFICE_MAIL: 'redaktion@portal.test' } })
    try {
      const { call } = registerClient(portal.url)
      await call('send_reminder', { account: 'ratlos@netz.test' })
      expect((await call('request_to_cb', { problem: 'password' })).status).toBe(200)
      const [question] = await outboxMails(portal.url)
      expect([question?.to, question?.text]).toEqual([
        'redaktion@portal.test',
        expect.stringContaining('ratlos@netz.test'),
      ])
      const author = await portalClient(portal, seededAccount.author)
      const [picture] = (await (await author.get('/pix/pictures/by/1001?limit=1')).json()) as { Id: number }[]
      const reader = await portalClient(portal, seededAccount.reader)
      expect(await (await reader.get(`/pix/pictures/${picture?.Id}`)).json()).toBe(
        `pix_picture_restricted||Nr. ${picture?.Id}|redaktion@portal.test|${seededAccount.reader}|Matthis|Vossberg`,
      )
    } finally {
      expect(await portal.stop()).toMatchObject({ code: 0, errors: '' })
    }
  },
  LONG,
)

test(
  'the mail server’s reason for refusing a recipient is logged without the address',
  async () => {
    const server = await fakeMailServer(
      '550 5.1.1 <$1>: Recipient address rejected: no mailbox here, see http://post.test/?to=$1',
    )
    const portal = await startPortal({ args: ['--public-demo'], env: { SMTP_URL: server.url } })
    try {
      await create(portal.url, '2')
      await server.message
      const { code, errors } = await portal.stop()
      expect(code).toBe(0)
      expect(errors).toMatch(
        /: A mail could not be sent: .*550 5\.1\.1 … Recipient address rejected: no mailbox here, see …$/m,
      )
      for (const secret of [ACCOUNT, 'gruesse', 'kulturportal.test']) expect(errors).not.toContain(secret)
    } finally {
      await portal.stop()
      server.close()
    }
  },
  LONG,
)

test.each([
  ['eva.weil@post.example', '450 4.2.0 <eva.weil@post.example>: Greylisted', '450 4.2.0 … Greylisted'],
  [
    'eva.weil@post.example',
    '550 No such user: Weil (at POST.example)\r\n550 ask for eva%2Eweil',
    '550 No such user: … (at … 550 ask for …',
  ],
  ['jörg@münchen.example', '550 jörg: xn--mnchen-3ya.example knows nobody', '550 … … knows nobody'],
  ['x@post.example', 'connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
])('a failed mail to %s with the error %j is logged as %j', (to, message, logged) => {
  expect(mailFailure(new Error(message), to)).toBe(logged)
})

test.each([
  ['SMTP_URL', 'http://post.example'],
  ['SMTP_URL', 'post'],
  ['PUBLIC_URL', 'ftp://portal.test'],
])('a start with %s=%s ends with a sentence about the variable', async (name, value) => {
  const ended = await runPortalCommand(['--port', '0'], { [name]: value })
  expect([ended.code, ended.errors]).toEqual([
    1,
    expect.stringContaining(`The environment variable ${name} must be an address`),
  ])
})
