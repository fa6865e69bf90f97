import type { LayerResponse } from '../../../src/register/layer/sendLayerCall'
import { changePassword } from '../../../src/register/layer/passwordWire'
import {
  checkAccount,
  createNewAccount,
  loginAccount,
  sendPasswordMail,
} from '../../../src/register/layer/registerLoginWire'
import {
  createTemporaryAccount,
  fetchMigrationSummary,
  moveTemporaryAccount,
  updateTemporaryAccount,
} from '../../../src/register/temporaryAccount/temporaryAccountWire'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'
import { countMails } from './countMails'
import { mailsAfterFirst } from './mailsAfterFirst'
import { ownAccount } from './ownAccount'

const portal = { reading: 'portal' } as const
const PERSON = {
  gender: '1',
  taccount_type_id: '2',
  firstname: 'Ada',
  surname: 'Weil',
  artistname: 'Die Flut',
  aliasname: '',
  existmail: 'ada@kulturportal.test',
}
/** Faults that count as success: the contract defines no response, so only an explicit 'no' counts as a failure. */
const UNSHOWN = ['half JSON', 'JSON of another shape', 'wrong types', 'an empty response']

const success = async (answer: Promise<LayerResponse>) => String((await answer).success)

/** The calls of the layers and of temporary accounts. */
export const layerCalls: readonly ContractCall[] = [
  {
    ...portal,
    name: 'registerLoginWire.sendPasswordMail',
    says: 'true',
    ready: async place => mailsAfterFirst(place, account => success(sendPasswordMail(place.config, account))),
  },
  {
    ...portal,
    name: 'registerLoginWire.checkAccount',
    says: 'true',
    ready: ({ config }) => ({ send: () => success(checkAccount(config, seededAccount.layerMember)) }),
  },
  {
    ...portal,
    name: 'registerLoginWire.loginAccount',
    says: 'true',
    uncounted: 'a log-in whose response was lost began a session whose cookie nobody has; that session expires',
    ready: ({ config }) => ({ send: () => success(loginAccount(config, seededAccount.author, 'Uferlicht*2026')) }),
  },
  {
    ...portal,
    name: 'registerLoginWire.createNewAccount',
    says: 'true',
    eachTime:
      'one account is created; each attempt sends its own mail, because the values of an attempt apply only with the link in its mail; the first opened link ends the others',
    ready(place) {
      const account = `neu${place.number}@ebene.test`
      return {
        send: () =>
          success(
            createNewAccount(place.config, { account, password: 'Fluessigkeit7', firstname: 'Ada', surname: 'Weil' }),
          ),
        count: () => countMails(place, account),
      }
    },
  },
  {
    ...portal,
    name: 'passwordWire.changePassword',
    says: 'true',
    // The session of the old password has ended, and the cookie of the new session was in the lost response.
    againOnceDone: 'refused 403',
    async ready(place) {
      const account = await ownAccount(place)
      return {
        send: () =>
          success(changePassword(place.config, { account, password: 'Wattenmeer#18', term_of_use_state: true })),
        count: () => countMails(place, account, 'geändert'),
      }
    },
  },
  {
    ...portal,
    name: 'temporaryAccountWire.createTemporaryAccount',
    uncounted: 'an empty account whose id nobody received belongs to nobody, reveals nothing, and expires after a year',
    ready: ({ config }) => ({ send: () => createTemporaryAccount(config) }),
  },
  {
    ...portal,
    name: 'temporaryAccountWire.updateTemporaryAccount',
    takes: UNSHOWN,
    async ready({ config, author, number }) {
      const id = await createTemporaryAccount(config)
      const artistname = `Die Flut ${number}`
      return {
        send: () => updateTemporaryAccount(config, id, { ...PERSON, artistname }),
        count: async () =>
          (
            await (await author.get(`/register-login/api/register_tmp_account?m=tmp_account_summary&id=${id}`)).text()
          ).split(`"${artistname}"`).length - 1,
      }
    },
  },
  {
    ...portal,
    name: 'temporaryAccountWire.fetchMigrationSummary',
    account: seededAccount.author,
    async ready({ config }) {
      const id = await createTemporaryAccount(config)
      await updateTemporaryAccount(config, id, PERSON)
      return { send: signal => fetchMigrationSummary(config, id, signal) }
    },
  },
  {
    ...portal,
    name: 'temporaryAccountWire.moveTemporaryAccount',
    says: 'true',
    async ready(place) {
      const { config } = place
      await ownAccount(place)
      const id = await createTemporaryAccount(config)
      await updateTemporaryAccount(config, id, PERSON)
      const isThere = () =>
        fetchMigrationSummary(config, id, new AbortController().signal).then(
          () => true,
          () => false,
        )
      // A moved account no longer exists.
      return {
        send: async () => String((await moveTemporaryAccount(config, id)).isDone),
        count: async () => Number(!(await isThere())),
      }
    },
  },
]
