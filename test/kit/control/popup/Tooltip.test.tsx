import { act, fireEvent, render, screen } from '@testing-library/react'
import { Tooltip } from '../../../../src/kit/control/popup/Tooltip'

const onKey = jest.fn()

beforeEach(() => {
  jest.useFakeTimers()
  onKey.mockClear()
})
afterEach(() => jest.useRealTimers())

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const tip = () => screen.queryByRole('tooltip')

function draw() {
  render(
    <dialog open onKeyDown={onKey}>
      <Tooltip text="Schlossgarten, 1200 × 800">{trigger => <button {...trigger}>Bild</button>}</Tooltip>
    </dialog>,
  )
  return screen.getByRole('button')
}

test('a tooltip shows after the pointer rested for 800 ms, and is the description of its trigger', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(799)
  expect(tip()).toBeNull()
  wait(1)
  expect(tip()).toHaveTextContent('Schlossgarten, 1200 × 800')
  expect(button).toHaveAccessibleDescription('Schlossgarten, 1200 × 800')
})

test('a pointer that only passes shows no tooltip', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(500)
  fireEvent.pointerLeave(button)
  wait(5000)
  expect(tip()).toBeNull()
})

test('a tooltip stays while the pointer is on the tooltip, and closes 150 ms afterwards', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(800)
  fireEvent.pointerLeave(button)
  wait(100)
  fireEvent.pointerEnter(tip()!)
  wait(5000)
  expect(tip()).not.toBeNull()
  fireEvent.pointerLeave(tip()!)
  wait(149)
  expect(tip()).not.toBeNull()
  wait(1)
  expect(tip()).toBeNull()
})

test('Escape closes the tooltip and does nothing else', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(800)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(tip()).toBeNull()
  expect(onKey).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onKey).toHaveBeenCalledTimes(1)
})

const touch = (place: Element, type: 'pointerover' | 'pointerdown' | 'pointerout') =>
  fireEvent(place, Object.assign(new MouseEvent(type, { bubbles: true, composed: true }), { pointerType: 'touch' }))

test('a long press by a finger shows the tooltip, and the next press hides it', () => {
  const button = draw()
  touch(button, 'pointerover')
  touch(button, 'pointerdown')
  wait(399)
  expect(tip()).toBeNull()
  wait(1)
  expect(tip()).not.toBeNull()
  touch(button, 'pointerout')
  wait(5000)
  expect(tip()).not.toBeNull()
  touch(document.body, 'pointerdown')
  expect(tip()).toBeNull()
  touch(button, 'pointerdown')
  wait(400)
  touch(button, 'pointerdown')
  wait(5000)
  expect(tip()).toBeNull()
})

test('a short touch does not show the tooltip', () => {
  const button = draw()
  touch(button, 'pointerover')
  touch(button, 'pointerdown')
  wait(200)
  touch(button, 'pointerout')
  wait(5000)
  expect(tip()).toBeNull()
})

test('after a mouse press, no tooltip shows, although the pointer stays on the button', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  fireEvent.pointerDown(button)
  wait(5000)
  expect(tip()).toBeNull()
})
