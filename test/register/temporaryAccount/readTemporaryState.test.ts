/** @jest-environment node */
import { readTemporaryState, shouldMigrate } from '../../../src/register/temporaryAccount/readTemporaryState'

const member = { auth: { account: 'eva@x.example' } }
const saved = 'lang=de; tmp_account_id=a7_-Z; tmp_account_id_saved=true'

describe('[REG-API-11] the migration layer opens by itself', () => {
  it('when somebody is signed in and the browser has the id of a temporary account that is neither moved nor skipped', () => {
    expect(shouldMigrate(member, saved)).toBe(true)
    expect(shouldMigrate(member, `${saved}; tmp_account_id_migrated=false; tmp_account_id_skip_migration=false`)).toBe(
      true,
    )
  })

  it('also when the form of the account is not saved', () => {
    expect(shouldMigrate(member, 'tmp_account_id=a7; tmp_account_id_saved=false')).toBe(true)
  })

  it.each([
    ['nobody is signed in', {}, saved],
    ['the visitor has no name', { auth: { account: '' } }, saved],
    ['there is no temporary account', member, 'tmp_account_id_saved=true'],
    ['the account was moved [REG-TMP-21]', member, `${saved}; tmp_account_id_migrated=true`],
    ['the move was skipped [REG-TMP-22]', member, `${saved}; tmp_account_id_skip_migration=true`],
  ])('not when %s', (_reason, config, cookies) => {
    expect(shouldMigrate(config, cookies)).toBe(false)
  })
})

describe('a temporary account', () => {
  it.each([
    ['tmp_account_id=7; tmp_account_id_saved=true', '7', true],
    ['tmp_account_id=7; tmp_account_id_saved=false', '7', false],
    ['tmp_account_id=7; tmp_account_id_saved=1', '7', false],
    ['tmp_account_id=7', '7', false],
    ['tmp_account_id=; tmp_account_id_saved=true', undefined, false],
    ['tmp_account_id_saved=true', undefined, false],
  ])('[REG-TMP-20] exists only with an id and a saved mark of true: %s', (cookies, id, isThere) => {
    expect(readTemporaryState(cookies)).toEqual({ id, isThere, isMigrated: false, isSkipped: false })
  })

  it.each(['%3Cscript%3E', '..%2F..%2Fadmin', 'a%26m%3Dx', 'a'.repeat(65), '7%0D%0AX', '%F0%9F%98%80', '7 8', '%'])(
    'does not exist with an invalid id: %s',
    id => {
      expect(readTemporaryState(`tmp_account_id=${id}; tmp_account_id_saved=true`)).toMatchObject({
        id: undefined,
        isThere: false,
      })
    },
  )
})
