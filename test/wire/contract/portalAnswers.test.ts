import { File as NodeFile } from 'node:buffer'
import { resolveConfig, type ResolvedConfig } from '../../../src/config/resolveConfig'
import { postPictures } from '../../../src/pix/upload/uploadWire'
import { startSecondPortal } from '../../portals/startSecondPortal'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import type { Line } from '../faults/Line'
import { onLine, openLines } from '../faults/openLines'
import { pictureCalls } from '../faults/pictureCalls'
import { sentPicture } from '../faults/sentPicture'
import { inputWith, respondInFrame } from '../wrongForms/respondInFrame'
import { samplePictureCalls } from '../wrongForms/samplePictureCalls'
import { listDescribedCalls } from './DescribedCall'
import { type Exchange, recordExchanges } from './Exchange'
import { portalChecks } from './portalChecks'
import { readPortalFile } from './PortalFile'

const file = readPortalFile()
const calls = listDescribedCalls(file)
const checks = portalChecks(file, calls)

let closeLines = () => {}
let stopRecording = () => {}
let exchanges: Exchange[] = []
/** Calls that only the reference portal has. */
const ADDITIONS = ['POST {pix.deleteSeries}/{seriesId} method=DELETE']
const signal = new AbortController().signal

jest.setTimeout(120_000)
beforeEach(() => {
  exchanges = []
  closeLines = openLines()
  stopRecording = recordExchanges(exchanges)
})
afterEach(() => {
  stopRecording()
  closeLines()
})

const lineTo = (url: string, address: string, cookie = ''): Line => {
  const [name = '', value = ''] = cookie.split('=')
  return { url, address, cookies: new Map(name ? [[name, value]] : []), isImpatient: false, keys: [] }
}
/** Uploads a picture by a form in a hidden iframe. */
function uploadInFrame(config: ResolvedConfig): Promise<unknown> {
  const { name, content } = sentPicture('Im Rahmen')
  const file = new NodeFile([content], name, { type: 'image/jpeg' }) as unknown as File
  return respondInFrame(() =>
    postPictures(
      { ...config, pix: { ...config.pix, uploadTransport: 'frame' } },
      { files: [file], key: 'im-rahmen', seriesId: null, input: inputWith(file) },
      { signal, onProgress: () => {} },
    ),
  )
}

/** Returns the names of the calls that were answered with success. */
const answered = () =>
  new Set(
    exchanges
      .filter(({ status }) => status < 300)
      .map(exchange => {
        const found = checks.callOf(exchange)
        return 'call' in found ? found.call.call : undefined
      }),
  )

test('the reference portal answers every call as the file says', async () => {
  const portal = await startPortal({ args: ['--public-demo'], env: { TRUST_PROXY: 'loopback' } })
  try {
    const author = await portalClient(portal, seededAccount.author)
    const config = resolveConfig(
      {
        language: 'de_DE',
        customer: 'uferland',
        auth: { account: seededAccount.author, accountId: '1001' },
        idempotency: true,
      },
      new URL('http://localhost/'),
    )
    for (const [row, { account, ready }] of pictureCalls.entries()) {
      const cookie = account === undefined ? undefined : await portal.signIn(account)
      await onLine(lineTo(portal.url, `10.1.${row}.1`, cookie), async () => {
        const call = await ready({ config, author, url: portal.url, number: row, fault: '' })
        await call.send(signal)
      })
    }
    await onLine(lineTo(portal.url, '10.2.0.1', await portal.signIn(seededAccount.author)), () => uploadInFrame(config))
    expect(exchanges.flatMap(checks.exchangeErrors)).toEqual([])
    expect(calls.map(({ call }) => call).filter(call => !answered().has(call))).toEqual([])
  } finally {
    await portal.stop()
  }
})

test('a second portal answers every call of the specification as the file says, in every form', async () => {
  for (let seed = 1; seed <= 10; seed++) {
    // An entry that breaks the specification is no form of an answer.
    const portal = await startSecondPortal(seed, { oddEntry: 'none' })
    try {
      const line = lineTo(portal.url, '10.1.1.1', `KKSESSID=${portal.logIn(17)}`)
      for (const { send } of samplePictureCalls) await onLine(line, send).catch(() => {})
    } finally {
      await portal.stop()
    }
  }
  expect(exchanges.flatMap(checks.exchangeErrors)).toEqual([])
  expect(calls.map(({ call }) => call).filter(call => !answered().has(call))).toEqual(ADDITIONS)
})
