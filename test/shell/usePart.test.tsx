import { renderHook, waitFor } from '@testing-library/react'
import type { Runtime } from '../../src/shell/createRuntime'
import { ShellContext, type ShellActions } from '../../src/shell/useShell'
import { usePart } from '../../src/shell/usePart'

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

function renderPart(load: () => Promise<string>, otherwise?: string) {
  const reportError = jest.fn()
  const tell = jest.fn(() => Promise.resolve(true))
  const shell = {
    windowName: 'test.main',
    runtime: { reportError } as unknown as Runtime,
    tell: tell as ShellActions['tell'],
  } as ShellActions
  const { result, rerender } = renderHook(({ wish }) => usePart(load, wish, otherwise), {
    initialProps: { wish: 1 },
    wrapper: ({ children }) => <ShellContext value={shell}>{children}</ShellContext>,
  })
  return { reportError, tell, part: () => result.current?.Part, requestAgain: (wish: number) => rerender({ wish }) }
}

describe('a part of a window that does not load', () => {
  it('is reported to the person and logged at each attempt, until it loads', async () => {
    const load = jest
      .fn(() => Promise.resolve('part'))
      .mockImplementationOnce(lost)
      .mockImplementationOnce(lost)
    const { reportError, tell, part, requestAgain } = renderPart(load)
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
    requestAgain(2)
    await waitFor(() => expect(tell).toHaveBeenCalledTimes(2))
    expect(tell).toHaveBeenLastCalledWith({ heading: 'error_dialog_heading', text: 'ui_part_failed' })
    expect(reportError).toHaveBeenCalledTimes(2)
    expect(part()).toBeUndefined()
    requestAgain(3)
    await waitFor(() => expect(part()).toBe('part'))
    expect(tell).toHaveBeenCalledTimes(2)
  })

  it('is only logged if it is no longer needed, or if there is a fallback', async () => {
    const givenUp = renderPart(lost)
    givenUp.requestAgain(0)
    const replaced = renderPart(lost, 'another')
    await waitFor(() => expect(replaced.part()).toBe('another'))
    for (const { reportError, tell } of [givenUp, replaced]) {
      expect(reportError).toHaveBeenCalledTimes(1)
      expect(tell).not.toHaveBeenCalled()
    }
  })
})
