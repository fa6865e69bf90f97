/** @jest-environment node */
import { createHash } from 'node:crypto'
import { config } from '../../examples/portal/server/config'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'
import { signedIn } from './support/signedIn'

const { perAccount, bytesPerAccount } = config.storedResponses
const hash = (id: string) => createHash('sha256').update(id).digest('hex')
const stored = (account: number, key: string, answer: string, age: string, from = 'generate_series(1, 1) n') =>
  `insert into kept_answers (account_id, key, fingerprint, answer, created) select ${account}, ${key}, 'other', ${answer}, now() - ${age} from ${from}`

onEveryDatabase(
  portal => {
    /** Returns true if a response for this key is stored: another request with the key is then refused. */
    const isStored = async (account: string, id: number, key: string) => {
      const { send } = await signedIn(portal(), account)
      const { status } = await send('POST', '/pix/series', {
        body: new URLSearchParams({ method: 'POST', Title: 'Am Ufer', account: String(id) }).toString(),
        headers: { 'Idempotency-Key': key },
      })
      return status === 422
    }

    test('an account keeps a limited number of its newest responses, for one day', async () => {
      const of = (key: string) => isStored(seededAccount.reader, 1002, key)
      expect([await of('stored-1'), await of(`stored-${perAccount}`)]).toEqual([true, true])
      expect([await of(`stored-${perAccount + 1}`), await of('yesterday')]).toEqual([false, false])
    })

    test('the stored responses of an account have a maximum total size', async () => {
      const of = (key: string) => isStored(seededAccount.author, 1001, key)
      expect([await of('large-new'), await of('large-old')]).toEqual([true, false])
    })

    test('a temporary account is deleted after a year', async () => {
      const fields = { gender: '', taccount_type_id: '', firstname: '', surname: '', artistname: '', aliasname: '' }
      const save = async (id: string) =>
        (
          await layerClient(portal().url).post('/register-login/api/register_tmp_account', {
            m: 'update_temporary_account',
            project: 'foyer',
            id,
            existmail: '',
            ...fields,
          })
        ).status
      expect([await save('young'), await save('old')]).toEqual([200, 404])
    })
  },
  {
    statements: [
      stored(1002, "'stored-' || n", "'1'", "n * interval '1 second'", `generate_series(1, ${perAccount + 1}) n`),
      stored(1002, "'yesterday'", "'1'", "interval '25 hours'"),
      ...['new', 'old'].map((name, age) =>
        stored(1001, `'large-${name}'`, `repeat('ä', ${bytesPerAccount / 4 + 1})`, `interval '${age} minutes'`),
      ),
      `insert into temporary_accounts (token_hash, created) values ('${hash('young')}', now() - interval '360 days'), ('${hash('old')}', now() - interval '370 days')`,
    ],
  },
)
