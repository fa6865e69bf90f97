import { absorbSecondClick } from '../../../src/kit/window/absorbSecondClick'

const heard: string[] = []
const below = document.createElement('button')
beforeAll(() => {
  document.body.append(below)
  for (const name of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
    below.addEventListener(name, ({ detail }) => heard.push(`${name} ${detail}`))
})
beforeEach(() => {
  jest.useFakeTimers()
  heard.length = 0
})
afterEach(() => jest.useRealTimers())

const press = (element: Element, detail: number) => {
  for (const name of ['mousedown', 'mouseup', 'click', ...(detail === 2 ? ['dblclick'] : [])])
    element.dispatchEvent(new MouseEvent(name, { detail, bubbles: true, cancelable: true, composed: true }))
}
/** Clicks in a dialog, which then closes. */
function closeBy(detail: number) {
  const dialog = document.createElement('dialog')
  document.body.append(dialog)
  const listening = new AbortController()
  const absorb = absorbSecondClick(dialog, listening.signal)
  press(dialog, detail)
  listening.abort()
  dialog.remove()
  absorb()
}
const ONE = ['mousedown 1', 'mouseup 1', 'click 1']

it('the page below gets no event of the second click of a double click that closed the dialog', () => {
  closeBy(1)
  press(below, 2)
  expect(heard).toEqual([])
})

it('the page below gets every other click, also a later double click', () => {
  closeBy(1)
  press(below, 1)
  press(below, 2)
  expect(heard).toEqual([...ONE, 'mousedown 2', 'mouseup 2', 'click 2', 'dblclick 2'])
})

it('the page below gets a second click after a pause, or if a key closed the dialog', () => {
  closeBy(1)
  jest.advanceTimersByTime(1000)
  press(below, 2)
  expect(heard).toHaveLength(4)
  closeBy(0)
  press(below, 2)
  expect(heard).toHaveLength(8)
})
