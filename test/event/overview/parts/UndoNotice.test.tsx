import { act, fireEvent, render, screen } from '@testing-library/react'
import { UndoNotice } from '../../../../src/event/overview/parts/UndoNotice'

const onEnd = jest.fn()
const onUndo = jest.fn()
const draw = (title: string) => <UndoNotice undoable={{ ids: [1], title }} onUndo={onUndo} onEnd={() => onEnd()} />
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  onEnd.mockClear()
})
afterEach(() => jest.useRealTimers())

describe('the undo of unpublishing', () => {
  it('is offered for 8 seconds, even if the window renders again meanwhile', () => {
    const undoable = { ids: [1], title: 'Konzert' }
    const notice = () => <UndoNotice undoable={undoable} onUndo={onUndo} onEnd={() => onEnd()} />
    const { rerender } = render(notice())
    wait(4000)
    rerender(notice())
    wait(3999)
    expect(onEnd).not.toHaveBeenCalled()
    wait(1)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('waits while its button has the focus, also after the pointer has left it', () => {
    render(draw('Konzert'))
    const button = screen.getByRole('button')
    fireEvent.focus(button)
    fireEvent.pointerEnter(button)
    fireEvent.pointerLeave(button)
    wait(60_000)
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('waits while its button has the focus, and starts again for another event', () => {
    const { rerender } = render(draw('Konzert'))
    fireEvent.focus(screen.getByRole('button'))
    wait(60_000)
    expect(onEnd).not.toHaveBeenCalled()
    fireEvent.blur(screen.getByRole('button'))
    wait(7000)
    rerender(draw('Lesung'))
    wait(7000)
    expect(onEnd).not.toHaveBeenCalled()
    wait(1000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })
})
