import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { consoleGuard } from '../../support/consoleGuard'
import { fakePortalServer } from '../../support/fakePortalServer'
import { runModule } from '../../support/runModule'
import { samplePictureCalls } from '../wrongForms/samplePictureCalls'
import { examplesOf, listDescribedCalls } from './DescribedCall'
import { portalChecks } from './portalChecks'
import { PORTAL_FILE, readPortalFile } from './PortalFile'

const samples = [...samplePictureCalls]
const file = readPortalFile()
const calls = listDescribedCalls(file)
const checks = portalChecks(file, calls)
const { server } = fakePortalServer()

test('the file is valid OpenAPI 3.1', () => {
  expect(file['openapi']).toMatch(/^3\.1\./)
  const { code, out } = runModule(join(__dirname, 'checkOpenApi.mjs'), 'checkOpenApi', [PORTAL_FILE])
  expect({ code, errors: out.trim() }).toEqual({ code: 0, errors: '[]' })
})

test('the file describes every call of the library, and no other', () => {
  const described = new Set(calls.map(({ call }) => call))
  expect([...described].sort()).toEqual([...new Set(samples.map(({ call }) => call))].sort())
})

test('every call says what it does, where the specification has it, and shows an answer that its schema allows', () => {
  const missing = calls.flatMap(({ call, path, description, sources, answer }) => {
    const examples = examplesOf(file, answer)
    return [
      ...(call === undefined ? ['x-call'] : []),
      ...(description.length > 0 ? [] : ['description']),
      ...(sources.some(id => !/^[A-Z]+(-[A-Z]+)+-\d+$/.test(id)) || sources.length === 0 ? ['x-source'] : []),
      ...(examples.length > 0 ? [] : ['examples of the answer']),
      ...examples.flatMap(example => checks.valueErrors(answer, example)),
    ].map(error => `${call ?? path}: ${error}`)
  })
  expect(missing).toEqual([])
})

test.each(samples.map(sample => [sample.name, sample] as const))(
  '%s: the library reads every example of the file whole',
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
