import { changePassword } from '../../../src/register/layer/passwordWire'
import { checkAccount, createNewAccount, loginAccount, sendPasswordMail } from '../../../src/register/layer/registerLoginWire'
import { createTemporaryAccount, fetchMigrationSummary, moveTemporaryAccount, updateTemporaryAccount } from '../../../src/register/temporaryAccount/temporaryAccountWire'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'

const portal = { reading: 'portal' } as const
const PERSON = { gender: '1', taccount_type_id: '2', firstname: 'Ada', surname: 'Weil', artistname: 'Die Flut', aliasname: '', existmail: 'ada@kulturportal.test' }
/** An answer that says nothing is no success, but an answer. */
const SAYS_NOTHING = ['JSON of another shape']
/** The contract shows no answer: everything but a plain 'no' is a success. */
const UNSHOWN = ['half JSON', 'JSON of another shape', 'wrong types', 'nothing at all']

/** The calls of the layers and of temporary accounts. */
export const layerCalls: readonly ContractCall[] = [
  { ...portal, name: 'registerLoginWire.sendPasswordMail', takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => sendPasswordMail(config, `wer${number}@nirgends.test`) }) },
  { ...portal, name: 'registerLoginWire.checkAccount', takes: SAYS_NOTHING, ready: ({ config }) => ({ send: () => checkAccount(config, seededAccount.layerMember) }) },
  { ...portal, name: 'registerLoginWire.loginAccount', takes: SAYS_NOTHING, ready: ({ config }) => ({ send: () => loginAccount(config, seededAccount.author, 'Uferlicht*2026') }) },
  { ...portal, name: 'registerLoginWire.createNewAccount', takes: SAYS_NOTHING, ready: ({ config, number }) => ({ send: () => createNewAccount(config, { account: `neu${number}@ebene.test`, password: 'Fluessigkeit7', firstname: 'Ada', surname: 'Weil' }) }) },
  // Without the terms, since an account's password may be changed a few times only.
  { ...portal, name: 'passwordWire.changePassword', takes: SAYS_NOTHING, ready: ({ config }) => ({ send: () => changePassword(config, { account: seededAccount.layerMember, password: 'Wattwanderung3', term_of_use_state: false }) }) },
  { ...portal, name: 'temporaryAccountWire.createTemporaryAccount', ready: ({ config }) => ({ send: () => createTemporaryAccount(config) }) },
  { ...portal, name: 'temporaryAccountWire.updateTemporaryAccount', takes: UNSHOWN, ready: async ({ config }) => createTemporaryAccount(config).then(id => ({ send: () => updateTemporaryAccount(config, id, PERSON) })) },
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
    account: seededAccount.author,
    takes: [...SAYS_NOTHING, 'wrong types'],
    ready: async ({ config }) => createTemporaryAccount(config).then(id => ({ send: () => moveTemporaryAccount(config, id) })),
  },
]
