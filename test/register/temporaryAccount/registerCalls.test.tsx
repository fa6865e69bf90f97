import { configure, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { createCore } from '../../../src/core'
import { withoutActEnvironment } from '../../support/withoutActEnvironment'
import { clearTemporaryCookies } from '../../support/clearTemporaryCookies'
import { fakePortalServer } from '../../support/fakePortalServer'
import { temporaryFake } from '../../../src/testing/temporaryFake'

const { server, asked } = fakePortalServer()
const user = userEvent.setup({ pointerEventsCheck: 0 })
configure({ asyncUtilTimeout: 10_000 })
withoutActEnvironment()

const reload = jest.fn()
beforeEach(() => {
  clearTemporaryCookies()
  reload.mockClear()
})
afterEach(() => expect(document.querySelectorAll('foyer-root')).toHaveLength(0))

async function ask<Answer>(callName: string, config: FoyerConfig = {}, argument?: unknown): Promise<Answer> {
  const core = createCore(() => ({ language: 'de_DE', translations: false, reload, ...config }))
  await core.load(callName)
  return core.call(callName, argument) as Promise<Answer>
}
const askForId = (config?: FoyerConfig) => ask<string | undefined>('register.temporaryAccountId', config)
const findIntro = async () => {
  const host = await waitFor(() => {
    const open = document.querySelectorAll('foyer-root')
    expect(open).toHaveLength(1)
    return open[0]!
  })
  const root = within(host.shadowRoot!.querySelector<HTMLElement>('div')!)
  await root.findByRole('button', { name: 'Ohne Registrierung' })
  return root
}
const press = (root: Awaited<ReturnType<typeof findIntro>>, name: string) =>
  user.click(root.getByRole('button', { name }))

describe('[REG-API-12] [REG-API-19] the id of the temporary account', () => {
  it('is approved once and created once for three callers at the same time', async () => {
    const { handlers, posted } = temporaryFake()
    server.use(...handlers)
    const answers = Promise.all([askForId(), askForId(), askForId()])
    const root = await findIntro()
    await press(root, 'Ohne Registrierung')
    await press(root, 'Weiter')
    expect(await answers).toEqual(['neu-1', 'neu-1', 'neu-1'])
    expect(posted).toEqual([{ m: 'create_temporary_account', project: 'foyer' }])
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=false')
    // Consent is asked for only once.
    expect(await askForId()).toBe('neu-1')
  })

  it('is undefined when the visitor does not approve', async () => {
    const answer = askForId()
    const root = await findIntro()
    await press(root, 'Schließen')
    expect(await answer).toBeUndefined()
    expect([document.cookie, asked]).toEqual(['', []])
    expect(reload.mock.calls).toEqual([['basicIntro']])
  })

  it('is returned without a question if it exists', async () => {
    document.cookie = 'tmp_account_id=a7'
    document.cookie = 'tmp_account_id_saved=true'
    expect(await askForId()).toBe('a7')
    expect(asked).toEqual([])
  })

  it.each(['tmp_account_id_saved=false', 'tmp_account_id_migrated=true'])(
    '[REG-TMP-20] needs the visitor’s approval if the account is not saved, or is moved: %s',
    async cookie => {
      document.cookie = 'tmp_account_id=a7'
      document.cookie = 'tmp_account_id_saved=true'
      document.cookie = cookie
      const answer = askForId()
      await press(await findIntro(), 'Schließen')
      expect(await answer).toBeUndefined()
    },
  )

  it('is given to a signed-in person without a question', async () => {
    server.use(...temporaryFake().handlers)
    expect(await askForId({ auth: { account: 'eva@x.example' } })).toBe('neu-1')
    document.cookie = 'tmp_account_id=a7'
    expect(await askForId({ auth: { account: 'eva@x.example' } })).toBe('a7')
  })

  it('is refused if the portal returns an invalid id', async () => {
    server.use(http.post('*/register_tmp_account', () => HttpResponse.json({ id: '../../etc' })))
    await expect(askForId({ auth: { account: 'eva@x.example' } })).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
    expect(document.cookie).toBe('')
  })
})

it('[REG-TMP-25] [REG-TMP-24] the cookies last a year, apply to the whole site, and have samesite=lax', async () => {
  server.use(...temporaryFake().handlers)
  const set = jest.spyOn(Document.prototype, 'cookie', 'set')
  await askForId({ auth: { account: 'eva@x.example' } })
  expect(set.mock.calls.flat()).toEqual([
    'tmp_account_id=neu-1; path=/; max-age=31536000; samesite=lax',
    'tmp_account_id_saved=false; path=/; max-age=31536000; samesite=lax',
    'tmp_account_id_migrated=; path=/; max-age=0; samesite=lax',
    'tmp_account_id_skip_migration=; path=/; max-age=0; samesite=lax',
  ])
  set.mockRestore()
})

describe('[REG-TMP-23] [REG-TMP-24] a reset', () => {
  it('deletes the session cookie, the unfinished forms, and the cookies with id and saved state of the temporary account, and calls the page’s function', async () => {
    for (const cookie of [
      'tmp_account_id=a7',
      'tmp_account_id_saved=true',
      'tmp_account_id_migrated=true',
      'portal_session=geheim',
      'other=1',
    ])
      document.cookie = cookie
    const unfinished = ['temporaryAccount', 'nameaddress'].map(formName => `foyer.unfinished.${formName}.form`)
    for (const key of unfinished) sessionStorage.setItem(key, '{"at":1,"values":{"firstname":"Eva"}}')
    const onReset = jest.fn()
    await ask('register.reset', { auth: { account: 'eva@x.example', sessionCookie: 'portal_session', onReset } })
    expect(document.cookie).toBe('tmp_account_id_migrated=true; other=1')
    expect(onReset).toHaveBeenCalledTimes(1)
    expect(unfinished.map(key => sessionStorage.getItem(key))).toEqual([null, null])
    document.cookie = 'other=; max-age=0'
  })

  it('allows a later temporary account to be moved', async () => {
    for (const cookie of [
      'tmp_account_id=a7',
      'tmp_account_id_saved=true',
      'tmp_account_id_migrated=true',
      'tmp_account_id_skip_migration=true',
    ])
      document.cookie = cookie
    await ask('register.reset')
    server.use(...temporaryFake().handlers)
    await askForId({ auth: { account: 'eva@x.example' } })
    expect(document.cookie).toBe('tmp_account_id=neu-1; tmp_account_id_saved=false')
  })
})

describe('[REG-CALL-01] a token', () => {
  it('goes to the portal with all its parameters, and always as process_token', async () => {
    const bodies: Record<string, string>[] = []
    server.use(
      http.post('*/register/ajax.php', async ({ request }) => {
        bodies.push(Object.fromEntries(new URLSearchParams(await request.text())))
        return HttpResponse.json(true)
      }),
    )
    expect(await ask('register.processToken', {}, { token: 'a&b=c', item_id: '7', action: 'change_password' })).toBe(
      true,
    )
    expect(bodies).toEqual([{ action: 'process_token', token: 'a&b=c', item_id: '7' }])
  })

  it.each([
    ['true', true],
    ['1', true],
    ['"abc"', true],
    ['{"message":"x"}', true],
    ['false', false],
    ['null', false],
    ['0', false],
    ['""', false],
    ['"0"', false],
    ['"false"', false],
    ['[]', false],
  ])('with the response %s counts as accepted: %s', async (body, isTaken) => {
    server.use(http.post('*/register/ajax.php', () => new HttpResponse(body)))
    expect(await ask('register.processToken', {}, { token: 'x' })).toBe(isTaken)
  })
})
