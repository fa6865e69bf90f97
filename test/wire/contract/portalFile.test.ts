import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { consoleGuard } from '../../support/consoleGuard'
import { fakePortalServer } from '../../support/fakePortalServer'
import { runModule } from '../../support/runModule'
import { FailedRequest } from '../../../src/wire/FailedRequest'
import { logError } from '../../../src/wire/logError'
import { presentFailedRequest } from '../../../src/wire/presentFailedRequest'
import { expectConsole } from '../../support/expectConsole'
import { readSources } from '../../support/floors/readSources'
import { sampleCalls } from '../wrongForms/sampleCalls'
import { pathsIn, replaceAt } from '../wrongForms/wrongBodies'
import { sampleConfig } from '../wrongForms/sampleConfig'
import { type DescribedCall, examplesOf, listDescribedCalls } from './DescribedCall'
import { templateAddresses, thumbnailAddresses } from './loadedAddresses'
import { portalChecks } from './portalChecks'
import { listEmptyFields, neededEntry, PORTAL_FILE, readPortalFile } from './PortalFile'

const file = readPortalFile()
const calls = listDescribedCalls(file)
const checks = portalChecks(file, calls)
/** Described calls without a sample: pictures load as images, and errors are sent as beacons. */
const OTHERS = ['image service', 'error log']
const { server } = fakePortalServer()

/** Returns the described call that fetches an address. */
function callTo(address: string): DescribedCall {
  const { pathname, searchParams } = new URL(address, location.href)
  const found = checks.callOf({
    method: 'GET',
    path: pathname,
    query: searchParams,
    form: undefined,
    key: undefined,
    status: 200,
    text: '',
  })
  if ('errors' in found) throw new Error(found.errors.join())
  return found.call
}

test('portal.openapi.yaml is valid OpenAPI 3.1', () => {
  expect(file['openapi']).toMatch(/^3\.1\./)
  const { code, out } = runModule(join(__dirname, 'checkOpenApi.mjs'), 'checkOpenApi', [PORTAL_FILE])
  expect({ code, errors: out.trim() }).toEqual({ code: 0, errors: '[]' })
  expect(listEmptyFields(file)).toEqual([])
})

test('the file describes every call of the library, and no other', () => {
  const described = new Set(calls.flatMap(({ call }) => call ?? []))
  expect([...described].sort()).toEqual([...new Set([...sampleCalls.map(({ call }) => call), ...OTHERS])].sort())
})

test('the file describes the template of every window, and no other', () => {
  const addresses = templateAddresses(sampleConfig, '17')
  const described = new Map(
    calls.flatMap(call => (call.method === 'GET' ? call.templates.map(name => [name, call] as const) : [])),
  )
  expect([...described.keys()].sort()).toEqual([...addresses.keys()].sort())
  expect([...addresses].filter(([name, address]) => described.get(name) !== callTo(address))).toEqual([])
})

test('the file describes the thumbnails', () => {
  expect(thumbnailAddresses(sampleConfig, '/media/wehr.jpg').map(address => callTo(address).call)).toEqual(
    Array.from({ length: 3 }, () => 'image service'),
  )
})

test('the file describes the record that is sent to the error log', async () => {
  const sent: Blob[] = []
  Object.assign(navigator, { sendBeacon: (_: string, body: Blob) => sent.push(body) > 0 })
  expectConsole('error', /kaputt/)
  logError({ ...sampleConfig, errorLogUrl: '/error-log' }, new TypeError('kaputt'))
  const { fields } = calls.find(({ call }) => call === 'error log')!
  expect(checks.valueErrors(fields!, JSON.parse(await sent[0]!.text()))).toEqual([])
})

test('the library presents the examples of 403 and 404 as the file describes', () => {
  const shown = ['Forbidden', 'NotFound'].flatMap(name =>
    examplesOf(file, `/components/responses/${name}/content/text~1plain/schema`).map(body => {
      const failure = { kind: 'refused', status: name === 'Forbidden' ? 403 : 404, body: String(body) } as const
      return presentFailedRequest(new FailedRequest('GET /', '/', failure), 'portal').kind
    }),
  )
  expect(shown).toEqual(['sessionTimeout', 'message', 'accessRequest', 'notFound'])
})

test('only four files of the library send requests by ky, axios, a form or a beacon', () => {
  const sending = readSources(process.cwd()).filter(({ text }) =>
    /\bsendBeacon\(|new (XMLHttpRequest|EventSource|WebSocket)\b|\.submit\.call\b|\baxios\.|\bky\.create\(/.test(text),
  )
  expect(sending.map(({ path }) => path).sort()).toEqual([
    'src/wire/hiddenIframeUpload.ts',
    'src/wire/logError.ts',
    'src/wire/sendRequest.ts',
    'src/wire/sendUpload.ts',
  ])
})

test('every call has a description, a source in the specification and examples that its schema allows', () => {
  const missing = calls.flatMap(({ call, templates, path, description, sources, answer }) => {
    const examples = examplesOf(file, answer)
    return [
      ...(call === undefined && templates.length === 0 ? ['x-call or x-template'] : []),
      ...(description.length > 0 ? [] : ['description']),
      ...(sources.some(id => !/^[A-Z]+(-[A-Z]+)+-\d+$/.test(id)) || sources.length === 0 ? ['x-source'] : []),
      ...(examples.length > 0 ? [] : ['examples of the response']),
      ...examples.flatMap(example => checks.valueErrors(answer, example)),
    ].map(error => `${call ?? path}: ${error}`)
  })
  expect(missing).toEqual([])
})

test.each(sampleCalls.map(sample => [sample.name, sample] as const))(
  '%s: the library reads every example of the file and leaves no entry out',
  async (_, { call, send }) => {
    const described = calls.filter(each => each.call === call)
    const examples = described.flatMap(({ answer }) => examplesOf(file, answer))
    for (const example of examples) {
      server.use(http.all('*', () => new HttpResponse(JSON.stringify(example))))
      await send()
    }
    // An entry that can't be read is reported on the console.
    expect(consoleGuard.unexpected.splice(0)).toEqual([])
  },
)

/** Values that a portal may send in place of an expected one. */
const FORMS = [null, false, true, 0, 7, '', '0', '7', 'true', 'Mühle', [], {}]
/** The first call for each response schema. Uploads are left out, because they have the schemas of other calls. */
const firstOfSchema = new Map(
  sampleCalls
    .filter(({ name }) => !name.startsWith('uploadWire.'))
    .flatMap(sample => {
      const described = calls.find(({ call }) => call === sample.call)
      return described ? [[neededEntry(file, described.answer).pointer, sample] as const] : []
    })
    .toReversed(),
)

test.each([...firstOfSchema].map(([schema, sample]) => [sample.name, schema, sample] as const))(
  '%s: the library reads null, flags, numbers, texts, lists and maps wherever the file allows them',
  async (_, schema, { send }) => {
    const misread: string[] = []
    for (const example of examplesOf(file, schema))
      for (const path of pathsIn(example))
        for (const form of FORMS) {
          const answer = replaceAt(example, path, form)
          if (checks.valueErrors(schema, answer).length > 0) continue
          server.use(http.all('*', () => new HttpResponse(JSON.stringify(answer))))
          const error: unknown = await send().catch((reason: unknown) => reason)
          const said = [error instanceof Error ? String(error) : '', ...consoleGuard.unexpected.splice(0)].join('')
          if (said) misread.push(`${path.join('.')} as ${JSON.stringify(form)}: ${said}`)
        }
    expect(misread).toEqual([])
  },
)
