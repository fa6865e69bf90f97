import { join } from 'node:path'
import { http, HttpResponse } from 'msw'
import { consoleGuard } from '../../support/consoleGuard'
import { fakePortalServer } from '../../support/fakePortalServer'
import { readSources } from '../../support/floors/readSources'
import { listSendingFunctions } from '../faults/listSendingFunctions'
import type { SampleCall } from './SampleCall'
import { sampleCalls as calls } from './sampleCalls'
import { pathsIn, replaceAt, valueAt, wrongBodies, wrongForms } from './wrongBodies'

/** A template may be any text. */
const READ_AS_TEXT = ['templateWire.fetchTemplate']

/**
 * Fields that may also have other forms, such as a text instead of a list or an object. Also the fields of which the
 * library reads only a part, such as the id in `dataAttrs`.
 */
const READ_OTHERWISE =
  /(Keywords|City)$|CbMdbTmedia2ShareGroups\.\d|Pictures\.\d+\.(Uri|Width|Height)$|dataAttrs(\.id)?$/

const { server } = fakePortalServer()

/** Makes a call and returns its result, or the error, with all that the console says. */
async function read(send: SampleCall['send'], body: string): Promise<{ result: unknown; said: string }> {
  server.use(http.all('*', () => new HttpResponse(body)))
  const result: unknown = await send().catch((error: unknown) => error)
  if (result instanceof Error) console.error(result)
  return { result, said: consoleGuard.unexpected.splice(0).join('\n') }
}

const fieldIn = (said: string) => /shape at '([^']+)'/.exec(said)?.[1]?.split('.').at(-1)

test('every function of the library that makes a call has a sample call', () => {
  const sending = listSendingFunctions(readSources(join(__dirname, '..', '..', '..')))
  const listed = [...calls.map(({ name }) => name.replace(/ .*/, '')), ...READ_AS_TEXT]
  expect([...new Set(listed)].sort()).toEqual([...sending].sort())
})

test.each(calls.map(call => [call.name, call] as const))(
  '%s: a field of the wrong type is reported with call and field, unless the field is not read',
  async (_, { call, answer, send }) => {
    const right = await read(send, JSON.stringify(answer) ?? '')
    expect(right.said).toBe('')
    expect(right.result).not.toBeInstanceOf(Error)
    const misread: string[] = []
    for (const path of pathsIn(answer).filter(names => !READ_OTHERWISE.test(names.join('.'))))
      for (const form of wrongForms(valueAt(answer, path))) {
        const { result, said } = await read(send, JSON.stringify(replaceAt(answer, path, form)))
        const isTold = said.includes(call) && path.includes(fieldIn(said) ?? '')
        // A field that is not read may have any form: it is not reported, and the rest is read as before.
        const isUnread = said === '' && JSON.stringify(result) === JSON.stringify(right.result)
        if (!isTold && !isUnread)
          misread.push(`${path.join('.')} as ${JSON.stringify(form)}: ${said || JSON.stringify(result)}`)
      }
    expect(misread).toEqual([])
  },
)

test.each(calls.map(call => [call.name, call] as const))(
  '%s: a response of the wrong type is refused with call and field, unless the call accepts it',
  async (_, { call, send, takes = {} }) => {
    const taken: Record<string, unknown> = {}
    const untold: string[] = []
    for (const body of wrongBodies) {
      const { result, said } = await read(send, body)
      const isTold = said.includes(call) && fieldIn(said) !== undefined
      if (result instanceof Error ? !isTold : said !== '' && !isTold) untold.push(`${body}: ${said}`)
      else if (said === '') taken[body] = result ?? 'done'
    }
    expect(untold).toEqual([])
    expect(taken).toEqual(takes)
  },
)
