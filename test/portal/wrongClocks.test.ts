/** @jest-environment node */
import { AccountService } from '../../examples/portal/server/accounts/AccountService'
import { AccountTokens, hashToken } from '../../examples/portal/server/accounts/AccountTokens'
import { SessionStore } from '../../examples/portal/server/accounts/SessionStore'
import { SessionTokens, type TokenPurpose } from '../../examples/portal/server/accounts/SessionTokens'
import type { DatabaseHandle } from '../../examples/portal/server/database/PortalDatabase'
import { openDatabase } from '../../examples/portal/server/database/openDatabase'
import { AttemptStore } from '../../examples/portal/server/limits/AttemptStore'
import { Registration } from '../../examples/portal/server/register/Registration'
import { sweepUnfinished } from '../../examples/portal/server/register/sweepUnfinished'
import { isFreshSession } from '../../examples/portal/server/registerLogin/withMinimumTime'
import { RegisterLinks } from '../../examples/portal/server/registerLogin/RegisterLinks'
import { TemporaryAccountStore } from '../../examples/portal/server/temporaryAccounts/TemporaryAccountStore'
import { claimUploadKey } from '../../examples/portal/server/upload/claimUploadKey'
import { VoucherStore } from '../../examples/portal/server/vouchers/VoucherStore'
import { describeOnPostgres } from '../support/describeOnPostgres'
import { realTimers } from '../support/realTimers'
import { startPostgres } from '../support/startPostgres'

const LONG = 120_000
const ACCOUNT = 7
const OWNER = { id: ACCOUNT, passwordHash: '' }
const YEAR = 366 * 24 * 3_600_000

type RegistrationCall = Parameters<typeof Registration.of>

describeOnPostgres('machines whose clocks are years apart, on one database', () => {
  let database: DatabaseHandle
  let stop: () => void
  beforeAll(async () => {
    const server = await startPostgres()
    stop = server.stop
    database = await openDatabase('', server.databaseUrl, { connections: 2 })
    await ask(
      `insert into accounts (id, account, password_hash, firstname, surname) values (${ACCOUNT}, 'uhr@post.example', '', '', '')`,
    )
  }, LONG)
  afterAll(async () => {
    await database.close()
    stop()
  }, LONG)
  afterEach(() => jest.useRealTimers())

  const ask = (text: string, values: (string | number)[] = []) => database.query<{ count: number }>({ text }, values)
  const onMachine = (years: number) =>
    jest.useFakeTimers({ now: Date.now() + years * YEAR, doNotFake: [...realTimers] })
  const counted = async (text: string, values: (string | number)[]) =>
    (await ask(`select count(*)::int as count from ${text}`, values))[0]?.count === 1

  const issueToken = async (purpose: TokenPurpose) => {
    const session = (await new SessionStore(database.db).begin(OWNER)) ?? ''
    return (await new SessionTokens(database.db, purpose).issue(hashToken(session))) ?? ''
  }

  /** Returns the registration of the browser that has these cookies. */
  const registrationOf = (cookies: Record<string, string>) => {
    const request = { cookies, protocol: 'http', server: { isPublicHttps: false } } as unknown as RegistrationCall[1]
    const setCookie = (name: string, value: string) => void (cookies[name] = value)
    const accounts = new AccountService(database.db, new AttemptStore(database.query))
    return Registration.of({ db: database.db, accounts }, request, {
      request,
      setCookie,
    } as unknown as RegistrationCall[2])
  }

  /**
   * Entries with a limited lifetime, each with its maker. The maker creates an entry, different for each `number`, and
   * returns a function that checks if the entry is valid.
   */
  const makers: [string, (number: number) => Promise<() => Promise<boolean>>][] = [
    [
      'a session',
      async () => {
        const token = (await new SessionStore(database.db).begin(OWNER)) ?? ''
        return async () =>
          (await new SessionStore(database.db).find(token)) !== null &&
          (await isFreshSession(database.db, hashToken(token)))
      },
    ],
    [
      'a token of the editor',
      async () => {
        const token = await issueToken('editor')
        return async () => (await new SessionTokens(database.db, 'editor').find(token, 'uhr@post.example')) !== null
      },
    ],
    [
      'a link of the layers',
      async () => {
        const token = await new RegisterLinks(database.db).issue({ purpose: 'password', accountId: ACCOUNT, page: '/' })
        return async () => (await new RegisterLinks(database.db).peek(token, 'password')) !== null
      },
    ],
    [
      'an upload’s key',
      async number => {
        const key = { key: `uhr-${number}`, fingerprint: 'same' }
        await claimUploadKey(database.db, ACCOUNT, key)
        return () => counted('uploads where upload_key = $1', [key.key])
      },
    ],
    [
      'a temporary account',
      async () => {
        const id = await new TemporaryAccountStore(database.db).create()
        return async () => (await new TemporaryAccountStore(database.db).find(id)) !== null
      },
    ],
    [
      'a voucher',
      async number => {
        await ask("insert into vouchers (code, role, expires) values ($1, 'press', now() + interval '1 hour')", [
          `UHR-${number}`,
        ])
        return async () => new VoucherStore(database.db).check({ code: `UHR-${number}`, role: 'press' })
      },
    ],
    [
      'a registration',
      async () => {
        const cookies: Record<string, string> = {}
        await (await registrationOf(cookies)).remember({ account: 'uhr' })
        return async () => (await registrationOf(cookies)).state.account === 'uhr'
      },
    ],
    [
      'an account that is unfinished',
      async number => {
        await ask(
          "insert into accounts (account, password_hash, firstname, surname, state) values ($1, '', '', '', 'unfinished')",
          [`uhr-${number}`],
        )
        await sweepUnfinished(database.db)
        return () => counted('accounts where account = $1', [`uhr-${number}`])
      },
    ],
    [
      'a token of the expert mode',
      async () => {
        const token = await issueToken('stage')
        return () =>
          counted("session_tokens where token_hash = $1 and expires between now() and now() + interval '15 minutes'", [
            hashToken(token),
          ])
      },
    ],
    [
      'a token of a mail',
      async number => {
        await ask("insert into accounts (id, account, password_hash, firstname, surname) values ($1, $2, '', '', '')", [
          ACCOUNT + number,
          `post-${number}`,
        ])
        const token = await new AccountTokens(database.db).issue({
          purpose: 'registration',
          accountId: ACCOUNT + number,
        })
        return () =>
          counted("account_tokens where token_hash = $1 and expires between now() and now() + interval '1 day'", [
            hashToken(token),
          ])
      },
    ],
  ]

  test.each(makers)(
    '%s that is made on a machine with any clock is valid on every machine, also after a machine with a wrong clock has checked it',
    async (_, make) => {
      const made: (() => Promise<boolean>)[] = []
      for (const years of [0, 2, -2]) {
        onMachine(years)
        made.push(await make(made.length + 1))
        jest.useRealTimers()
      }
      for (const years of [0, 2, -2]) {
        onMachine(years)
        const good: boolean[] = []
        for (const isGood of made) good.push(await isGood())
        expect(good).toEqual([true, true, true])
        jest.useRealTimers()
      }
    },
  )

  test.each([
    [
      'expert mode',
      () => issueToken('stage'),
      async (token: string) => new SessionTokens(database.db, 'stage').take(token, 'uhr@post.example'),
    ],
    [
      'mail',
      () => new AccountTokens(database.db).issue({ purpose: 'registration', accountId: ACCOUNT }),
      async (token: string) => new AccountTokens(database.db).take(token),
    ],
    [
      'layers',
      () => new RegisterLinks(database.db).issue({ purpose: 'confirm', accountId: ACCOUNT, page: '/' }),
      async (token: string) => new RegisterLinks(database.db).redeem(token, 'confirm'),
    ],
  ])(
    'a token of the %s from one portal is accepted by another portal, until it expires by the clock of the database',
    async (_, issue, take) => {
      const token = await issue()
      onMachine(2)
      expect(await take(token)).not.toBeNull()
      const old = await issue()
      for (const table of ['session_tokens', 'account_tokens', 'register_links'])
        await ask(`update ${table} set expires = now() - interval '1 second'`)
      onMachine(-2)
      expect(await take(old)).toBeNull()
    },
  )
})
