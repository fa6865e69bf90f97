/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { ownPicture } from './support/ownPicture'

const MIGRATION = '0020_unknown_picture_bytes.sql'
const [MARK = ''] = readFileSync(join('examples/portal/server/database/migrations', MIGRATION), 'utf8').split(';')
/**
 * Maximum number of uploads. Their pictures alone do not fill the quota. The portal measures the old pictures while the
 * uploads run.
 */
const MOST = 100

onEveryDatabase(
  portal => {
    test('pictures of unknown size count towards the quota after the portal has measured them, each file once per account', async () => {
      const author = await portalClient(portal(), seededAccount.author)
      const upload = async (number: number) =>
        (await author.upload([{ name: `alt-${number}.jpg`, content: await ownPicture(900 + number) }])).status
      // The account's seeded pictures alone fill its library.
      let status = await upload(0)
      for (let number = 1; status === 200 && number < MOST; number += 1) status = await upload(number)
      expect(status).toBe(413)
      // Another account has room: its 1001 pictures all use one small file.
      const reader = await portalClient(portal(), seededAccount.reader)
      expect((await reader.upload([{ name: 'neu.jpg', content: await ownPicture(990) }])).status).toBe(200)
    })
  },
  {
    env: { ACCOUNT_MEGABYTES: '2' },
    statements: [
      'update pictures set bytes = 0',
      'delete from pictures where account_id = 1002 and id <> (select min(id) from pictures where account_id = 1002)',
      `insert into pictures (account_id, uri, width, height, hash_value, search_text)
        select account_id, uri, width, height, hash_value, search_text from pictures, generate_series(1, 1000) where account_id = 1002`,
      MARK,
    ],
  },
)
