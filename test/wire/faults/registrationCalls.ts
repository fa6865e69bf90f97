import {
  changePassword,
  checkAccountExists,
  createAccount,
  fetchSession,
  sendReminder,
  tryLogin,
} from '../../../src/register/account/accountWire'
import {
  checkMail,
  claimDoublet,
  fetchLoggedInPerson,
  insertUser,
  sendPerson,
} from '../../../src/register/person/personWire'
import { checkVoucher, setAclByVoucher } from '../../../src/register/voucher/voucherWire'
import type { FrameResponse } from '../../../src/register/frame/FrameOptions'
import { processToken } from '../../../src/register/frame/processToken'
import { requestMailToAccount, requestMailToProvider } from '../../../src/register/verifyMail/verifyMailWire'
import { fetchCities } from '../../../src/wire/autocompleteWire'
import type { Runtime } from '../../../src/shell/createRuntime'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'
import { countMails } from './countMails'
import { countPersons } from './countPersons'
import { enterKnownPerson } from './enterKnownPerson'
import { mailsAfterFirst } from './mailsAfterFirst'
import { uniquePerson } from './uniquePerson'
import { ownAccount } from './ownAccount'

const portal = { reading: 'portal' } as const
const PASSWORD = 'Kranichzug#17'
/** Address of the editors' mails. */
const OFFICE = 'redaktion@uferland.example'
/** The demo has only a few vouchers. Each is used under one fault. */
const VOUCHERS: Readonly<Record<string, readonly [string, string] | undefined>> = {
  'cut before the response': ['UFER-FILM-2026', 'filmmaker'],
  'cut in the middle of the response': ['UFER-FILM-2027', 'filmmaker'],
  '502 with a gateway’s page, after the call was done': ['UFER-HAUS-2026', 'venue'],
  'half JSON': ['UFER-PRESSE-2026', 'press'],
}
/** A fault that counts as a valid response: every field is optional, so a response without any known field is valid. */
const WITHOUT_RESULT = ['JSON of another shape']

/** Faults that count as the valid response 'no', because every response except `true` means no. */
const NO = ['JSON of another shape', 'wrong types', 'an empty response']

/** Returns the next window, the message and the error of a response of the frame, as one text. */
async function follows(answer: Promise<FrameResponse>): Promise<string> {
  const { next, message, error } = await answer
  return [next, message, error].filter(Boolean).join(' ')
}

/** The calls of the registration frame. */
export const registrationCalls: readonly ContractCall[] = [
  {
    ...portal,
    name: 'processToken.processToken',
    uncounted: 'a token works once',
    takes: ['JSON of another shape', 'wrong types', 'an empty response'],
    ready: ({ config }) => ({
      send: () => processToken({ readConfig: () => config } as Runtime, { token: 'nirgends' }),
    }),
  },
  {
    ...portal,
    name: 'personWire.fetchLoggedInPerson',
    account: seededAccount.author,
    takes: ['an empty response'],
    ready: ({ config }) => ({ send: signal => fetchLoggedInPerson(config, signal) }),
  },
  {
    ...portal,
    name: 'personWire.sendPerson check_doublet',
    says: 'newaccount',
    takes: WITHOUT_RESULT,
    ready(place) {
      const person = uniquePerson(place.number)
      return {
        send: () => follows(sendPerson(place.config, 'check_doublet', person)),
        count: () => countPersons(place, person),
      }
    },
  },
  {
    ...portal,
    name: 'personWire.sendPerson insert',
    says: 'message register_message_saved',
    takes: WITHOUT_RESULT,
    async ready(place) {
      const person = uniquePerson(place.number)
      await ownAccount(place)
      return {
        send: () => follows(sendPerson(place.config, 'insert', person)),
        count: () => countPersons(place, person),
      }
    },
  },
  {
    ...portal,
    name: 'personWire.insertUser',
    says: 'newaccount',
    takes: WITHOUT_RESULT,
    async ready(place) {
      const { person } = await enterKnownPerson(place)
      return {
        send: () => follows(insertUser(place.config)),
        count: async () => (await countPersons(place, person)) - 1,
      }
    },
  },
  {
    ...portal,
    name: 'personWire.claimDoublet',
    says: 'newaccount',
    takes: WITHOUT_RESULT,
    async ready(place) {
      const { person, known, originalRequest } = await enterKnownPerson(place)
      return {
        send: () =>
          follows(
            claimDoublet(place.config, originalRequest, {
              doublet_id: known,
              doublet_text: 'Ein Eintrag',
              info_text: 'Film von 2019',
            }),
          ),
        count: () => countMails(place, OFFICE, person.email),
      }
    },
  },
  {
    ...portal,
    name: 'personWire.checkMail',
    says: 'verifymail',
    takes: WITHOUT_RESULT,
    async ready(place) {
      const { known } = await enterKnownPerson(place)
      return { send: () => follows(checkMail(place.config, known)) }
    },
  },
  {
    ...portal,
    name: 'verifyMailWire.requestMailToProvider',
    says: 'message register_message_provider',
    takes: WITHOUT_RESULT,
    async ready(place) {
      const username = `wer${place.number}@nirgends.example`
      await tryLogin(place.config, { username, passwd: 'falsch', stays: false }, {})
      return {
        send: () => follows(requestMailToProvider(place.config, 'password')),
        count: () => countMails(place, OFFICE, username),
      }
    },
  },
  {
    ...portal,
    name: 'verifyMailWire.requestMailToAccount',
    says: 'message register_message_mail',
    eachTime: 'each request sends a mail, as intended; only the link in the newest mail works',
    takes: WITHOUT_RESULT,
    ready: async place => mailsAfterFirst(place, () => follows(requestMailToAccount(place.config))),
  },
  {
    ...portal,
    name: 'voucherWire.checkVoucher',
    account: seededAccount.author,
    takes: NO,
    ready: ({ config }) => ({ send: () => checkVoucher(config, { voucher: 'UFER-NIE-2026', voucher_role: 'press' }) }),
  },
  {
    ...portal,
    name: 'voucherWire.setAclByVoucher',
    account: seededAccount.author,
    isKeyed: true,
    uncounted:
      'the demo has few vouchers: they are counted only where the response is lost or unreadable, and none works twice',
    takes: NO,
    ready({ config, fault }) {
      const [voucher, voucher_role] = VOUCHERS[fault] ?? ['UFER-NIE-2026', 'press']
      let granted = 0
      return {
        async send() {
          granted += Number(await setAclByVoucher(config, { voucher, voucher_role }))
        },
        ...(VOUCHERS[fault] && { count: async () => granted }),
      }
    },
  },
  {
    ...portal,
    name: 'accountWire.tryLogin',
    says: 'message register_message_welcome',
    uncounted: 'a log-in whose response was lost began a session whose cookie nobody has; that session expires',
    takes: WITHOUT_RESULT,
    ready: ({ config }) => ({
      send: () =>
        follows(tryLogin(config, { username: seededAccount.author, passwd: 'Uferlicht*2026', stays: false }, {})),
    }),
  },
  {
    ...portal,
    name: 'accountWire.createAccount',
    says: 'message register_message_confirm',
    takes: WITHOUT_RESULT,
    ready(place) {
      const username = `neu${place.number}@rahmen.example`
      return {
        send: () => follows(createAccount(place.config, { username, passwd: PASSWORD }, {})),
        count: () => countMails(place, username),
      }
    },
  },
  {
    ...portal,
    name: 'accountWire.sendReminder',
    says: 'message register_message_reminder',
    takes: WITHOUT_RESULT,
    ready: async place => mailsAfterFirst(place, account => follows(sendReminder(place.config, account))),
  },
  {
    ...portal,
    name: 'accountWire.changePassword',
    says: 'message register_message_password',
    takes: WITHOUT_RESULT,
    // The session of the old password has ended, and the cookie of the new session was in the lost response.
    againOnceDone: 'refused 403',
    async ready(place) {
      const email = await ownAccount(place)
      return {
        send: () => follows(changePassword(place.config, { password: 'Wattenmeer#18', email })),
        count: () => countMails(place, email, 'geändert'),
      }
    },
  },
  {
    ...portal,
    name: 'accountWire.checkAccountExists',
    ready: ({ config }) => ({ send: () => checkAccountExists(config, seededAccount.reader) }),
  },
  {
    ...portal,
    name: 'accountWire.fetchSession',
    account: seededAccount.author,
    takes: [...WITHOUT_RESULT, 'an empty response'],
    ready: ({ config }) => ({ send: signal => fetchSession(config, signal) }),
  },
  {
    ...portal,
    name: 'autocompleteWire.fetchCities',
    ready: ({ config }) => ({
      send: signal => fetchCities(config, '/module/lib/framework/selectBoxDataCity.php', 'stad', signal),
    }),
  },
]
