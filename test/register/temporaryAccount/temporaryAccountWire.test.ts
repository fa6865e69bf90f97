import { resolveConfig } from '../../../src/config/resolveConfig'
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
