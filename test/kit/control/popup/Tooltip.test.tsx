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

test('shows after the pointer rested for 800 ms, as the description of its trigger', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(799)
  expect(tip()).toBeNull()
  wait(1)
  expect(tip()).toHaveTextContent('Schlossgarten, 1200 × 800')
  expect(button).toHaveAccessibleDescription('Schlossgarten, 1200 × 800')
})

test('a pointer that only passes shows nothing', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(500)
  fireEvent.pointerLeave(button)
  wait(5000)
  expect(tip()).toBeNull()
})

test('stays while the pointer is on it, and goes after it left', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(800)
  fireEvent.pointerLeave(button)
  wait(100)
  fireEvent.pointerEnter(tip()!)
  wait(5000)
  fireEvent.pointerLeave(tip()!)
  wait(150)
  expect(tip()).toBeNull()
})

test('Escape puts it away and does nothing else', () => {
  const button = draw()
  fireEvent.pointerEnter(button)
  wait(800)
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(tip()).toBeNull()
  expect(onKey).not.toHaveBeenCalled()
  fireEvent.keyDown(button, { key: 'Escape' })
  expect(onKey).toHaveBeenCalledTimes(1)
})

test('a press and a touch do not show it', () => {
  const button = draw()
  fireEvent(button, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType: 'touch' }))
  wait(5000)
  expect(tip()).toBeNull()
  fireEvent.pointerEnter(button)
  fireEvent.pointerDown(button)
  wait(5000)
  expect(tip()).toBeNull()
})
