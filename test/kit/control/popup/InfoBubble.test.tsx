import { act, render, screen } from '@testing-library/react'
import { InfoBubble } from '../../../../src/kit/control/popup/InfoBubble'

const onToggle = jest.fn()

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const note = () => screen.queryByRole('note')

function draw(isShown: boolean, isInstant = false) {
  const bubble = (shown: boolean, instant = isInstant) => (
    <InfoBubble label="Hilfe zum Titel" isShown={shown} onToggle={onToggle} isInstant={instant}>
      Höchstens 60 Zeichen.
    </InfoBubble>
  )
  const { rerender } = render(bubble(isShown))
  return (shown: boolean, instant = isInstant) => rerender(bubble(shown, instant))
}

test('[EVT-DET-19] the bubble waits 100 ms before it shows and before it fades, and fades for 500 ms', () => {
  const turn = draw(false)
  turn(true)
  wait(99)
  expect(note()).toBeNull()
  wait(1)
  expect(note()).toHaveTextContent('Höchstens 60 Zeichen.')
  turn(false)
  wait(100)
  expect(note()).toHaveAttribute('data-leaving')
  wait(499)
  expect(note()).not.toBeNull()
  wait(1)
  expect(note()).toBeNull()
})

test('[EVT-DET-19] the bubble stays if it is switched off and on again within 100 ms', () => {
  const turn = draw(true)
  turn(false)
  wait(80)
  turn(true)
  wait(1000)
  expect(note()).not.toHaveAttribute('data-leaving')
})

test('[EVT-DET-18] the bubble disappears at once when an error replaces it', () => {
  const turn = draw(true)
  turn(false, true)
  expect(note()).toBeNull()
})

test('the bubble disappears without fading if the person wants reduced motion', () => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(media =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduce'),
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  )
  const turn = draw(true)
  turn(false)
  wait(100)
  expect(note()).toBeNull()
})

test('the help button is expanded while the bubble shows, and a click calls onToggle', () => {
  draw(true)
  const button = screen.getByRole('button', { name: 'Hilfe zum Titel', expanded: true })
  expect(button).toHaveAttribute('aria-controls', note()!.id)
  act(() => button.click())
  expect(onToggle).toHaveBeenCalledTimes(1)
})
