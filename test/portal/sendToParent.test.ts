/** @jest-environment node */
import { sendToParent } from '../../examples/portal/server/sendToParent'

const send = process.send

afterEach(() => {
  process.send = send
})

/**
 * Fails as `process.send` does when the parent is gone: passes the error to the callback, or throws the error if there
 * is no callback.
 */
function failingSend(...args: unknown[]): boolean {
  const callback = args.at(-1)
  const error = new Error('write EPIPE')
  if (typeof callback !== 'function') throw error
  callback(error)
  return false
}

test('a message to a parent that was killed is dropped without an error', () => {
  const sent = jest.fn(failingSend)
  process.send = sent as typeof process.send
  sendToParent({ result: 'a' })
  sendToParent({ result: 'b' })
  expect(sent.mock.calls.map(([message]) => message)).toEqual([{ result: 'a' }, { result: 'b' }])
})

test('a process without a parent drops the message without an error', () => {
  delete process.send
  expect(() => sendToParent({ result: 'a' })).not.toThrow()
})
