/** @jest-environment node */
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { config } from '../../examples/portal/server/config'
import { onAnyDatabase } from '../support/onAnyDatabase'
import { portalClient } from '../support/portalClient'
import { seededAccount } from '../support/seededAccount'
import { seedPicture } from '../support/seedPicture'

const LONG = 90_000
const { staged, ofAccount, postBytes } = config.upload
const MOST = Math.ceil(staged.atOnce / postBytes)
/** Length of a body in bytes. `MOST` bodies of this length together reach the limit `staged.atOnce`. */
const BODY = Math.floor(staged.atOnce / MOST)
const ACCOUNTS = Math.ceil(MOST / ofAccount.atOnce) + 1
const all = Array.from({ length: ACCOUNTS }, (_, index) => 2001 + index)

onAnyDatabase(
  portal => {
    let refused = 0

    /** Begins an upload whose rest never comes. */
    async function begin(account: number): Promise<Socket> {
      const { port, host, origin } = new URL(portal().url)
      const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.7.9' })
      socket.on('error', () => undefined).once('data', () => (refused += 1))
      await once(socket, 'connect')
      socket.write(
        `POST /pix/pictures/by/${account}.json HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nCookie: portal_session=slow-${account}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${BODY}\r\n\r\n--x\r\nContent-Disposition: form-data; name="image_upload[]"; filename="a.jpg"\r\n\r\n${'x'.repeat(1000)}`,
      )
      return socket
    }

    test(
      'very slow uploads of very many accounts in one network leave space for others',
      async () => {
        const sockets = await Promise.all(
          all.flatMap(account => Array.from({ length: ofAccount.atOnce }, () => begin(account))),
        )
        const uploads = join(portal().dataDir, 'uploads')
        // Waits until the portal has begun to store each upload, or has refused it.
        while (readdirSync(uploads).length + refused < sockets.length)
          await new Promise(resolve => setTimeout(resolve, 50))
        const author = await portalClient(portal(), seededAccount.author)
        const upload = await author.upload([{ name: 'tasse.jpg', content: seedPicture('kaffeetasse.jpg') }])
        expect([upload.status, await upload.text()]).toEqual([200, expect.stringContaining('tasse')])
        for (const socket of sockets) socket.destroy()
        while (readdirSync(uploads).length > 0) await new Promise(resolve => setTimeout(resolve, 50))
      },
      LONG,
    )
  },
  {
    statements: [
      `insert into accounts (id, account, password_hash, firstname, surname) select n, 'slow-' || n || '@post.example', '', 'Langsam', '' from generate_series(${all[0]}, ${all.at(-1)}) n`,
      `insert into sessions (token_hash, account_id, expires, ends) select encode(sha256(('slow-' || n)::bytea), 'hex'), n, now() + interval '1 hour', now() + interval '1 hour' from generate_series(${all[0]}, ${all.at(-1)}) n`,
    ],
  },
)
