/** @jest-environment node */
import { EventEmitter } from 'node:events'
import { readBody } from '../../examples/portal/server/upload/receiveUpload'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

/**
 * Starts `readBody` on a connection. `come` sends each number of bytes, with 30 seconds after each. `outcome` is the
 * body, or the status code of the error.
 */
function bodyOf(bytesEach: readonly number[]) {
  const socket = Object.assign(new EventEmitter(), { bytesRead: 500_000, destroyed: false })
  const reply = { header: jest.fn() }
  let finish = (_text: string) => {}
  const read = new Promise<string>(resolve => (finish = resolve))
  const taken = readBody({ raw: { socket } } as never, reply as never, () => read)
  const outcome = taken.catch((error: { statusCode: number }) => error.statusCode)
  const come = async () => {
    for (const bytes of bytesEach) {
      socket.bytesRead += bytes
      await jest.advanceTimersByTimeAsync(30_000)
    }
    finish('all')
    return outcome
  }
  return { come, reply, socket, outcome }
}

test('a body that keeps arriving is read to its end', async () => {
  const { come, reply } = bodyOf(Array.from({ length: 27 }, () => 150_000))
  expect(await come()).toBe('all')
  expect(reply.header).not.toHaveBeenCalled()
  expect(jest.getTimerCount()).toBe(0)
})

test.each([[[0]], [[2_000_000, 149_999]]])('a very slow body is dropped with its connection: %j bytes', async bytes => {
  const { come, reply } = bodyOf(bytes)
  expect(await come()).toBe(408)
  expect(reply.header).toHaveBeenCalledWith('Connection', 'close')
  expect(jest.getTimerCount()).toBe(0)
})

test('a body that keeps arriving, but takes longer than any upload may, is dropped', async () => {
  expect(await bodyOf(Array.from({ length: 60 }, () => 150_000)).come()).toBe(408)
  expect(jest.getTimerCount()).toBe(0)
})

test('a body is dropped at once when its sender disconnects, and is not read if its sender has already disconnected', async () => {
  const { socket, outcome } = bodyOf([])
  socket.emit('close')
  expect(await outcome).toBe(408)
  const read = jest.fn(() => Promise.resolve('all'))
  const gone = Object.assign(new EventEmitter(), { bytesRead: 0, destroyed: true })
  await expect(readBody({ raw: { socket: gone } } as never, {} as never, read)).rejects.toMatchObject({
    statusCode: 408,
  })
  expect(read).not.toHaveBeenCalled()
  expect([jest.getTimerCount(), socket.listenerCount('close'), gone.listenerCount('close')]).toEqual([0, 0, 0])
})
