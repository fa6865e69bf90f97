import { render } from '@testing-library/react'
import { Loader } from '../../../src/kit/control/Loader'

/** Returns the veil, and the duration in its animation rule. */
function show(fade?: number) {
  const { container } = render(<Loader {...(fade !== undefined && { fade })} />)
  const veil = container.firstElementChild as HTMLElement
  const style = getComputedStyle(veil)
  return { veil, style, duration: /(\d+)ms/.exec(style.animation)?.[1] }
}

describe('Loader', () => {
  it('[UI-WIN-14] is a veil of opacity 0.25 that fades in over 250 ms, or as long as configured', () => {
    const { style, duration } = show()
    expect(style.opacity).toBe('0.25')
    expect(duration).toBe('250')
    expect(show(100).duration).toBe('100')
  })

  it('ignores the pointer, and is hidden from screen readers', () => {
    const { veil, style } = show()
    expect(style.pointerEvents).toBe('none')
    expect(veil).toHaveAttribute('aria-hidden', 'true')
  })
})
