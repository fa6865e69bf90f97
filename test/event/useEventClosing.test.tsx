import { render, waitFor } from '@testing-library/react'
import { StrictMode, useEffect } from 'react'
import type { Runtime } from '../../src/shell/createRuntime'
import { ShellContext, type ShellActions } from '../../src/shell/useShell'
import { useEventClosing } from '../../src/event/useEventClosing'

const nextTask = () => new Promise(resolve => setTimeout(resolve))

function openWindow(options: Parameters<typeof useEventClosing>[0]) {
  const reload = jest.fn()
  const shell = {
    windowName: 'event.overview',
    runtime: { readConfig: () => ({ reload }) } as unknown as Runtime,
  } as ShellActions
  const transferClosing = jest.fn()
  function Window({ onDrawn }: { onDrawn(given: () => void): void }) {
    const transferClosing = useEventClosing(options)
    useEffect(() => onDrawn(transferClosing), [onDrawn, transferClosing])
    return null
  }
  const { unmount } = render(
    <StrictMode>
      <ShellContext value={shell}>
        <Window onDrawn={given => void transferClosing.mockImplementation(given)} />
      </ShellContext>
    </StrictMode>,
  )
  return { reload, close: unmount, transferClosing }
}

beforeEach(() => history.replaceState({ of: 'the page' }, '', '/kalender?monat=11#veranstaltung-7'))

describe('useEventClosing', () => {
  it('[EVT-API-09] [EVT-API-10] clears only the hash when the window closes, adds no history entry, and reloads nothing unless requested', async () => {
    const entries = history.length
    const { close, reload } = openWindow({})
    await nextTask()
    expect(location.hash).toBe('#veranstaltung-7')
    close()
    await waitFor(() => expect(location.href).toBe('http://localhost/kalender?monat=11'))
    expect([history.state, history.length]).toEqual([{ of: 'the page' }, entries])
    expect(reload).not.toHaveBeenCalled()
  })

  it('[EVT-API-09] keeps the hash if the caller requests it', async () => {
    const { close, reload } = openWindow({ keepHash: true, reload: true })
    close()
    await waitFor(() => expect(reload).toHaveBeenCalled())
    expect(location.hash).toBe('#veranstaltung-7')
  })

  it('[EVT-API-10] reloads the page once if the caller requests it, after the window has closed', async () => {
    const { close, reload } = openWindow({ reload: true })
    await nextTask()
    expect(reload).not.toHaveBeenCalled()
    close()
    expect(reload).not.toHaveBeenCalled()
    await waitFor(() => expect(reload.mock.calls).toEqual([['event.overview']]))
    expect(location.hash).toBe('')
  })

  it('leaves the hash and the reload to the window that replaces the closed one', async () => {
    const { close, reload, transferClosing } = openWindow({ reload: true })
    transferClosing()
    close()
    await nextTask()
    expect(location.hash).toBe('#veranstaltung-7')
    expect(reload).not.toHaveBeenCalled()
  })
})
