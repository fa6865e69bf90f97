import { changePassword, checkAccountExists, createAccount, fetchSession, sendReminder, tryLogin } from '../../../src/register/account/accountWire'
import { checkMail, claimDoublet, fetchLoggedInPerson, insertUser, sendPerson } from '../../../src/register/person/personWire'
import { checkVoucher, setAclByVoucher } from '../../../src/register/voucher/voucherWire'
import { processToken } from '../../../src/register/frame/processToken'
import { askFrame } from '../../../src/register/frame/registerFrameWire'
import { readCandidates } from '../../../src/register/person/readCandidates'
import { fetchCities } from '../../../src/wire/autocompleteWire'
import type { Runtime } from '../../../src/shell/Runtime'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'

const portal = { reading: 'portal' } as const
const PASSWORD = 'Kranichzug#17'
/** The demo's vouchers are few: they go where an answer is lost in another way each, and once without a fault. */
const VOUCHERS: Readonly<Record<string, readonly [string, string] | undefined>> = {
  'cut before the answer': ['UFER-FILM-2026', 'filmmaker'],
  'cut in the middle of the answer': ['UFER-FILM-2027', 'filmmaker'],
  '502 with the page of a gateway, once it was done': ['UFER-HAUS-2026', 'venue'],
  'half JSON': ['UFER-PRESSE-2026', 'press'],
}
/** Alike to a person of the seed. */
const JÖRG = { surname: 'Weiss', firstname: 'Jörg', city: 'Stade', city_id: '2829901', email: 'someone@weiss.example', gender: 'm', plz: '21680', phone: '', street: 'Am Burggraben', nr: '7', description: '', birthday: '14.03.1968' }
const nobodyLike = (number: number) => ({ ...JÖRG, firstname: `Xaveria${'abcdefghijklmnopqrstuvwxyz'[number % 26]}`, surname: 'Quendelhuber', email: `xaveria${number}@quendel.example`, birthday: '' })
/** An answer that says nothing is one, since every field of it may be left out. */
const SAYS_NOTHING = ['JSON of another shape']

/** Everything but true is no. */
const NO = ['JSON of another shape', 'wrong types', 'nothing at all']

/** The calls of the registration frame. */
export const registrationCalls: readonly ContractCall[] = [
  { ...portal, name: 'processToken.processToken', takes: ['JSON of another shape', 'wrong types', 'nothing at all'], ready: ({ config }) => ({ send: () => processToken({ readConfig: () => config } as Runtime, { token: 'nirgends' }) }) },
  { ...portal, name: 'personWire.fetchLoggedInPerson', account: seededAccount.author, takes: ['nothing at all', ...SAYS_NOTHING], ready: ({ config }) => ({ send: signal => fetchLoggedInPerson(config, signal) }) },
  { ...portal, name: 'personWire.sendPerson check_doublet', takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => sendPerson(config, 'check_doublet', nobodyLike(number)) }) },
  { ...portal, name: 'personWire.sendPerson insert', account: seededAccount.author, takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => sendPerson(config, 'insert', nobodyLike(number)) }) },
  {
    ...portal,
    name: 'personWire.insertUser',
    takes: SAYS_NOTHING,
    async ready({ config }) {
      await sendPerson(config, 'check_doublet', JÖRG)
      return { send: () => insertUser(config) }
    },
  },
  {
    ...portal,
    name: 'personWire.claimDoublet',
    takes: SAYS_NOTHING,
    async ready({ config, number }) {
      const answer = await sendPerson(config, 'check_doublet', { ...JÖRG, email: `someone${number}@weiss.example` })
      const [first] = readCandidates(answer.data, () => {})
      return { send: () => claimDoublet(config, answer.originalRequest ?? {}, { doublet_id: first!.id, doublet_text: 'Jörg Weiß', info_text: 'Film von 2019' }) }
    },
  },
  {
    ...portal,
    name: 'personWire.checkMail',
    takes: SAYS_NOTHING,
    async ready({ config }) {
      const [first] = readCandidates((await sendPerson(config, 'check_doublet', JÖRG)).data, () => {})
      return { send: () => checkMail(config, first!.id) }
    },
  },
  ...(['request_to_cb', 'check_account'] as const).map((action): ContractCall => ({
    reading: 'portal',
    name: `VerifyMailWindow.VerifyMailWindow ${action}`,
    takes: SAYS_NOTHING,
    async ready({ config, number }) {
      await tryLogin(config, { username: `wer${number}@nirgends.example`, passwd: 'falsch', stays: false }, {})
      return { send: () => askFrame(config, action, { problem: 'password' }) }
    },
  })),
  { ...portal, name: 'voucherWire.checkVoucher', account: seededAccount.author, takes: NO, ready: ({ config }) => ({ send: () => checkVoucher(config, { voucher: 'UFER-NIE-2026', voucher_role: 'press' }) }) },
  {
    ...portal,
    name: 'voucherWire.setAclByVoucher',
    account: seededAccount.author,
    isKeyed: true,
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
  { ...portal, name: 'accountWire.tryLogin', takes: SAYS_NOTHING, ready: ({ config }) => ({ send: () => tryLogin(config, { username: seededAccount.author, passwd: 'Uferlicht*2026', stays: false }, {}) }) },
  { ...portal, name: 'accountWire.createAccount', takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => createAccount(config, { username: `neu${number}@rahmen.example`, passwd: PASSWORD }, {}) }) },
  { ...portal, name: 'accountWire.sendReminder', takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => sendReminder(config, `wer${number}@nirgends.example`) }) },
  {
    ...portal,
    name: 'accountWire.changePassword',
    takes: SAYS_NOTHING,
    // The session of the old password has ended, and the new one's cookie was in the answer.
    againOnceDone: 'refused 403',
    async ready({ config }) {
      await tryLogin(config, { username: seededAccount.reader, passwd: PASSWORD, stays: false }, {})
      return { send: () => changePassword(config, { password: PASSWORD, email: seededAccount.reader }) }
    },
  },
  { ...portal, name: 'accountWire.checkAccountExists', ready: ({ config }) => ({ send: () => checkAccountExists(config, seededAccount.reader) }) },
  { ...portal, name: 'accountWire.fetchSession', account: seededAccount.author, takes: SAYS_NOTHING, ready: ({ config }) => ({ send: signal => fetchSession(config, signal) }) },
  { ...portal, name: 'autocompleteWire.fetchCities', ready: () => ({ send: signal => fetchCities('/module/lib/framework/selectBoxDataCity.php', 'stad', signal) }) },
]
