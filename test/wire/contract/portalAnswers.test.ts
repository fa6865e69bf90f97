import { File as NodeFile } from 'node:buffer'
import { resolveConfig, type ResolvedConfig } from '../../../src/config/resolveConfig'
import { postPictures } from '../../../src/pix/upload/uploadWire'
import { fetchTemplate } from '../../../src/template/templateWire'
import { startSecondPortal } from '../../portals/startSecondPortal'
import { portalClient } from '../../support/portalClient'
import { seededAccount } from '../../support/seededAccount'
import { startPortal } from '../../support/startPortal'
import { contractCalls } from '../faults/contractCalls'
import type { Line } from '../faults/Line'
import { onLine, openLines } from '../faults/openLines'
import { sentPicture } from '../faults/sentPicture'
import { inputWith, respondInFrame } from '../wrongForms/respondInFrame'
import { sampleCalls } from '../wrongForms/sampleCalls'
import { listDescribedCalls } from './DescribedCall'
import { type Exchange, recordExchanges } from './Exchange'
import { templateAddresses, thumbnailAddresses } from './loadedAddresses'
import { portalChecks } from './portalChecks'
import { readPortalFile } from './PortalFile'

/** Seeds of ten portals. Together they use every variant of all `openShapes`. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
/** Calls that the reference portal adds to the specification. */
const ADDITIONS = [
  'POST {pix.deleteSeries}/{seriesId} method=DELETE',
  'GET /register-login/api/register_tmp_account m=tmp_account_summary',
  'GET /page.json m=tags',
]
/** The specification does not name the address of this call, and the library does not read the response. */
const NO_ANSWER = 'error log'

const file = readPortalFile()
const calls = listDescribedCalls(file)
const checks = portalChecks(file, calls)
const signal = new AbortController().signal

let exchanges: Exchange[] = []
let stopRecording = () => {}
let closeLines = () => {}

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

/** Returns the names of the described calls without a successful response. */
function unanswered(): string[] {
  const answered = new Set(
    exchanges.flatMap(exchange => {
      const found = checks.callOf(exchange)
      return exchange.status < 300 && 'call' in found ? found.call.call : []
    }),
  )
  return calls.flatMap(({ call }) => (call === undefined || answered.has(call) ? [] : call))
}

/** Uploads a picture by a form in a hidden iframe. */
function uploadInFrame(config: ResolvedConfig): Promise<unknown> {
  const { name, content } = sentPicture('Im Rahmen')
  const sent = new NodeFile([content], name, { type: 'image/jpeg' }) as unknown as File
  return respondInFrame(() =>
    postPictures(
      config,
      { files: [sent], key: 'im-rahmen', seriesId: null, input: inputWith(sent), isByIframe: true },
      { signal, onProgress: () => {} },
    ),
  )
}

test('the reference portal responds to every call as portal.openapi.yaml says', async () => {
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
    for (const [row, { account, ready }] of contractCalls.entries()) {
      const cookie = account === undefined ? undefined : await portal.signIn(account)
      await onLine(lineTo(portal.url, `10.1.${row}.1`, cookie), async () => {
        const call = await ready({ config, author, url: portal.url, number: row, fault: '' })
        await call.send(signal)
      })
    }
    await onLine(lineTo(portal.url, '10.2.0.1', await portal.signIn(seededAccount.author)), async () => {
      await uploadInFrame(config)
      for (const address of templateAddresses(config, '17').values()) await fetchTemplate(address, undefined, signal)
      const [{ Uri } = { Uri: '' }] = (await (await author.get('/pix/pictures/by/1001?limit=1')).json()) as {
        Uri: string
      }[]
      for (const address of thumbnailAddresses(config, Uri)) await fetch(address)
    })
    // A visitor without a session sends the same GET requests.
    const asked = exchanges.filter(({ method }) => method === 'GET')
    await onLine(lineTo(portal.url, '10.3.0.1'), async () => {
      for (const { path, query } of asked) await fetch(`${location.origin}${path}?${query}`)
    })
    expect(exchanges.flatMap(checks.exchangeErrors)).toEqual([])
    expect(unanswered()).toEqual([NO_ANSWER])
    const keyed = exchanges.filter(({ key }) => key !== undefined).map(({ path }) => path)
    const withKey = calls.filter(({ inHeader }) => inHeader.length > 0).map(({ path }) => path.replace('{id}', ''))
    expect(withKey.filter(path => !keyed.some(sent => sent.startsWith(path)))).toEqual([])
  } finally {
    await portal.stop()
  }
})

test('a portal that implements only the specification responds as portal.openapi.yaml says, in every variant', async () => {
  for (const seed of SEEDS) {
    // This portal sends no entries that break the specification, because the file does not describe such entries.
    const portal = await startSecondPortal(seed, { oddEntry: 'none' })
    try {
      const line = lineTo(portal.url, '10.1.1.1', `KKSESSID=${portal.logIn(17)}`)
      for (const { send } of sampleCalls) await onLine(line, send).catch(() => {})
    } finally {
      await portal.stop()
    }
  }
  expect(exchanges.flatMap(checks.exchangeErrors)).toEqual([])
  expect(unanswered().sort()).toEqual([...ADDITIONS, NO_ANSWER, 'image service'].sort())
})
