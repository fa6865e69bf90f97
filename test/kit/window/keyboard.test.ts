import { holdKeys } from '../../../src/kit/window/keyboard'

const heard: string[] = []
const hear = (event: KeyboardEvent) => heard.push(`${event.type} ${event.code}${event.repeat ? ' again' : ''}`)
const send = (type: 'keydown' | 'keyup', code: string, repeat = false) => {
  const event = new KeyboardEvent(type, { code, repeat, bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  return event
}

beforeEach(() => {
  heard.length = 0
  for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, hear)
})
afterEach(() => {
  for (const type of ['keydown', 'keyup'] as const) document.removeEventListener(type, hear)
})

test('a key that is down when the window closes is hidden from the page until the key is released', () => {
  const open = new AbortController()
  holdKeys(open.signal)
  send('keydown', 'Escape')
  open.abort()
  heard.length = 0
  expect(send('keydown', 'Escape', true).defaultPrevented).toBe(true)
  send('keyup', 'Escape')
  expect(heard).toEqual([])
  send('keydown', 'Escape')
  send('keyup', 'Escape')
  expect(heard).toEqual(['keydown Escape', 'keyup Escape'])
})

test('other keys, and keys while the window is open, are not affected', () => {
  const open = new AbortController()
  holdKeys(open.signal)
  send('keydown', 'KeyA')
  send('keyup', 'KeyA')
  send('keydown', 'Enter')
  open.abort()
  send('keydown', 'KeyA')
  send('keyup', 'KeyA')
  expect(heard).toEqual(['keydown KeyA', 'keyup KeyA', 'keydown Enter', 'keydown KeyA', 'keyup KeyA'])
})

test('the page gets the next press of a key whose release was missed', () => {
  const open = new AbortController()
  holdKeys(open.signal)
  send('keydown', 'Enter')
  open.abort()
  heard.length = 0
  expect(send('keydown', 'Enter').defaultPrevented).toBe(false)
  send('keyup', 'Enter')
  expect(heard).toEqual(['keydown Enter', 'keyup Enter'])
})
