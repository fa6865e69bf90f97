/** @jest-environment node */
import { knownMail, refusedField } from '../../../src/register/account/credentialFields'
import { changedAccount } from '../../../src/register/passwdChange/PasswdChangeWindow'

test.each([
  [{ user_mail: 'a@x.de', replace_text: { email: 'b@x.de' }, account: 'c@x.de' }, 'a@x.de'],
  [{ replace_text: { email: 'b@x.de' }, account: 'c@x.de' }, 'b@x.de'],
  [{ replace_text: { account: 'd@x.de' }, account: 'c@x.de' }, 'c@x.de'],
  [{ replace_text: { account: 'd@x.de' }, account: 'eva' }, 'd@x.de'],
  [{ account: 'eva' }, ''],
])('the e-mail address of %j is %s', (options, mail) => {
  expect(knownMail(options)).toBe(mail)
})

test.each([
  [{ account: 'eva', email: 's@x.de' }, { user_mail: 'a@x.de' }, { account: 'eva', email: 's@x.de' }],
  [{ account: 'c@x.de', email: '' }, { user_mail: 'a@x.de' }, { account: 'c@x.de', email: 'a@x.de' }],
  [{ account: 'c@x.de', email: '' }, {}, { account: 'c@x.de', email: 'c@x.de' }],
  [
    { account: '', email: '' },
    { replace_text: { account: 'eva', email: 'b@x.de' } },
    { account: 'eva', email: 'b@x.de' },
  ],
])('with the session %j and the options %j, the password belongs to %j', (session, options, account) => {
  expect(changedAccount(session, options)).toEqual(account)
})

const fields = { account: 'mail', password: 'secret' } as const

test.each([
  [{ error: 'registerframe_error_passwd' }, 'secret'],
  [{ error: 'registerframe_error_exists' }, 'mail'],
  [{ error: 'registerframe_error_unfinished' }, 'mail'],
  [{ error: 'registerframe_error_account' }, 'mail'],
  [{ error: 'some_other' }, undefined],
  [{ next: 'message', error: 'registerframe_error_passwd' }, undefined],
  [{}, undefined],
])('the response %j refuses the field %s', (answer, field) => {
  expect(refusedField(answer, fields)).toBe(field)
})
