import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { type ResolvedConfig, resolveConfig } from '../../../src/config/resolveConfig'
import {
  createTemporaryAccount,
  moveTemporaryAccount,
  updateTemporaryAccount,
} from '../../../src/register/temporaryAccount/temporaryAccountWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))
const account = {
  gender: '',
  taccount_type_id: '',
  firstname: 'Ada',
  surname: 'Weil',
  artistname: '',
  aliasname: '',
  existmail: '',
}

/** Makes a call of a page. Returns the requests. */
async function sentBy(page: FoyerConfig, call: (config: ResolvedConfig) => Promise<unknown>) {
  const sent = respondWith({ body: '{"id":17,"success":true}' })
  await call(resolveConfig(page, new URL('http://localhost/')))
  return sent
}

describe('the calls of temporary accounts', () => {
  it.each([
    ['{"id":17}', '17'],
    ['{"id":"a7"}', 'a7'],
    ['17', '17'],
    ['"a7"', 'a7'],
    ['a7\n', 'a7'],
  ])('[REG-CALL-30] read the id of a new account from %p', async (body, id) => {
    respondWith({ body })
    expect(await createTemporaryAccount(config)).toBe(id)
  })

  it.each([
    [{}, '/register-login/api', 'foyer'],
    [{ project: 'ufer', paths: { registerLogin: '/konten' } }, '/konten', 'ufer'],
  ])('[REG-CALL-30] create an account for the project, below the configured path: %j', async (page, path, project) => {
    const [request] = await sentBy(page, createTemporaryAccount)
    expect([request!.method, new URL(request!.url).pathname]).toEqual(['POST', `${path}/register_tmp_account`])
    expect(await request!.text()).toBe(`m=create_temporary_account&project=${project}`)
  })

  it.each([
    [{}, '/tmp_account.json'],
    [{ paths: { linkRoot: '/de' } }, '/de/tmp_account.json'],
  ])('[REG-CALL-36] move an account by a call below the link root: %j', async (page, path) => {
    const [request] = await sentBy(page, moved => moveTemporaryAccount(moved, 'a7'))
    expect([request!.method, new URL(request!.url).pathname]).toEqual(['POST', path])
    expect(await request!.text()).toBe('m=move_tmp_account_to_account&tmp_account_id=a7')
  })

  it.each(['', 'null', 'false', '{}', '{"id":null}', '{"id":"a', '<p>17</p>', 'Bitte warten', '"a b"'])(
    'find no id in %p',
    async body => {
      respondWith({ body })
      await expect(createTemporaryAccount(config)).rejects.toMatchObject({ code: 'ANSWER_MALFORMED' })
    },
  )

  it.each([
    ['', true],
    ['OK', true],
    ['true', true],
    ['null', true],
    ['[]', true],
    ['{"success":true,"message":false}', true],
    ['false', false],
    ['0', false],
    ['{"success":"0"}', false],
    ['{"success":false,"message":false}', false],
    ['{"success":false,"message":[]}', false],
  ])('treat a save with the response %p as done: %p', async (body, isDone) => {
    respondWith({ body })
    expect(await updateTemporaryAccount(config, 'a7', account)).toEqual({ isDone, message: '' })
  })

  it.each([
    ['true', true],
    ['"true"', true],
    ['1', true],
    ['{"success":"1","message":false}', true],
    ['{"success":true,"message":[]}', true],
    ['false', false],
    ['0', false],
    ['{"success":false,"message":false}', false],
    ['{"message":null}', false],
  ])('[REG-CALL-36] treat a move with the response %p as done: %p', async (body, isDone) => {
    respondWith({ body })
    expect(await moveTemporaryAccount(config, 'a7')).toEqual({ isDone, message: '' })
  })

  it('return the portal’s reason for a refusal', async () => {
    respondWith({ body: '{"success":false,"message":"Schon <b>vergeben</b>"}' })
    const no = { isDone: false, message: 'Schon vergeben' }
    expect(await updateTemporaryAccount(config, 'a7', account)).toEqual(no)
    expect(await moveTemporaryAccount(config, 'a7')).toEqual(no)
  })
})
