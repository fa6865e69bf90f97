import {
  changePassword,
  checkAccountExists,
  createAccount,
  fetchSession,
  sendReminder,
  tryLogin,
} from '../../../src/register/account/accountWire'
import { processToken } from '../../../src/register/frame/processToken'
import {
  checkMail,
  claimDoublet,
  fetchLoggedInPerson,
  insertUser,
  sendPerson,
} from '../../../src/register/person/personWire'
import { readCandidates } from '../../../src/register/person/readCandidates'
import { requestMailToAccount, requestMailToProvider } from '../../../src/register/verifyMail/verifyMailWire'
import { checkVoucher, setAclByVoucher } from '../../../src/register/voucher/voucherWire'
import type { Runtime } from '../../../src/shell/createRuntime'
import { fetchCities } from '../../../src/wire/autocompleteWire'
import type { SampleCall } from './SampleCall'
import { sampleConfig as config } from './sampleConfig'
import { allRead, wrongBodies } from './wrongBodies'

const frame = (action: string, method = 'POST') => `${method} /register/ajax.php action=${action}`
const person = {
  id: 17,
  email: 'thea@kulturkreis.test',
  firstname: 'Thea',
  surname: 'Brandhorst',
  city: 'Olpe',
  city_id: '4712',
}
const fields = {
  ...person,
  gender: '1',
  plz: '57462',
  phone: '',
  street: '',
  nr: '',
  description: '',
  birthday: '',
}
/** A response with all common fields except `data` (portal-accounts 3). */
const common = {
  next: 'message',
  error: 'registerframe_error',
  redirect: '/',
  message: 'Gut',
  title: 'Hinweis',
  button_ok_text: 'Ja',
  replace_text: { email: 'thea@kulturkreis.test' },
  originalRequest: { surname: 'Brandhorst' },
  doublet_id: '3',
  doublet_text: 'Thea B.',
}
const candidate = {
  id: 3,
  firstname: 'Thea',
  surname: 'Brandhorst',
  city: 'Olpe',
  email: 'n/a',
  addData: { profile_image: '/thea.jpg', film6: [{ id: 66 }], film5: [{ id: 5 }], userId: [8] },
}
const login = { username: 'thea', passwd: 'Kranichzug#17' }
const voucher = { voucher: 'UFER', voucher_role: 'press' }

/** An empty body and every JSON value except true and 'true' mean no: the voucher is invalid or not redeemed. */
const noVoucher = allRead(
  false,
  wrongBodies.filter(body => !['<p>kaputt</p>', '{"Id":'].includes(body)),
)

/**
 * Returns the `takes` of a call that accepts an object without known fields. After such a response, a window shows that
 * the call failed (portal-accounts 4).
 */
const neither = (read: unknown) => ({ '{"nested":{"deep":1}}': read })

const framed = (name: string, action: string, send: () => Promise<unknown>): SampleCall => ({
  name,
  call: frame(action),
  answer: common,
  takes: neither({}),
  send,
})

/** The calls of the registration frame, and the search for cities. */
export const sampleAccountCalls: readonly SampleCall[] = [
  framed('accountWire.tryLogin', 'try_login', () => tryLogin(config, { ...login, stays: false }, {})),
  framed('accountWire.createAccount', 'create_account', () => createAccount(config, login, {})),
  framed('accountWire.sendReminder', 'send_reminder', () => sendReminder(config, 'thea')),
  framed('accountWire.changePassword', 'change_password', () =>
    changePassword(config, { password: 'Kranichzug#18', email: person.email }),
  ),
  framed('personWire.sendPerson insert', 'insert', () => sendPerson(config, 'insert', fields)),
  framed('personWire.insertUser', 'insert_user', () => insertUser(config)),
  framed('personWire.claimDoublet', 'check_doublet_info_and_insert', () =>
    claimDoublet(config, {}, { doublet_id: '3', doublet_text: 'Thea B.', info_text: '' }),
  ),
  framed('personWire.checkMail', 'check_mail', () => checkMail(config, '3')),
  framed('verifyMailWire.requestMailToProvider', 'request_to_cb', () => requestMailToProvider(config, 'password')),
  framed('verifyMailWire.requestMailToAccount', 'check_account', () => requestMailToAccount(config)),
  {
    name: 'personWire.sendPerson check_doublet',
    call: frame('check_doublet'),
    answer: { next: 'checkdoublet', data: { fullmatch: [candidate] } },
    takes: neither([]),
    send: async () => readCandidates((await sendPerson(config, 'check_doublet', fields)).data, console.error),
  },
  {
    name: 'processToken.processToken',
    call: frame('process_token'),
    // The values in `NOTHING` of processToken mean no. A response with `error` and without `next` also means no. Every
    // other value means yes.
    answer: true,
    takes: {
      ...allRead(true, ['"kaputt und hin"', '17', '[[1]]', '{"nested":{"deep":1}}']),
      ...allRead(false, ['null', '']),
    },
    send: () =>
      processToken({ readConfig: () => config, openCall: () => Promise.resolve() } as unknown as Runtime, {
        token: 'fa11',
      }),
  },
  {
    name: 'accountWire.checkAccountExists',
    call: frame('check_account_exists', 'GET'),
    answer: { exists: true },
    send: () => checkAccountExists(config, 'thea'),
  },
  {
    name: 'accountWire.fetchSession',
    call: frame('get_session_data'),
    answer: { account: 'thea', email: person.email },
    takes: allRead({ account: '', email: '' }, ['{"nested":{"deep":1}}', 'null', '']),
    send: () => fetchSession(config),
  },
  {
    name: 'personWire.fetchLoggedInPerson',
    call: frame('get_loggedin_user_data'),
    answer: person,
    // These bodies mean that nobody is signed in.
    takes: allRead('done', ['null', '']),
    send: () => fetchLoggedInPerson(config),
  },
  {
    name: 'voucherWire.checkVoucher',
    call: frame('check_voucher', 'GET'),
    answer: true,
    takes: noVoucher,
    send: () => checkVoucher(config, voucher),
  },
  {
    name: 'voucherWire.setAclByVoucher',
    call: frame('set_acl_by_voucher', 'GET'),
    answer: true,
    takes: noVoucher,
    send: () => setAclByVoucher(config, voucher),
  },
  {
    name: 'autocompleteWire.fetchCities',
    call: 'GET selectBoxDataCity.php',
    answer: { data: [{ results: [{ id: 1, value: 'Jena', info: 'Thüringen' }], header: 'Orte' }] },
    send: () => fetchCities(config, '/module/lib/framework/selectBoxDataCity.php', 'je'),
  },
]
