import { useCallback, useState } from 'react'
import type { WindowPlaceholder } from '../kit/window/windowPlaceholders'
import type { Runtime } from './createRuntime'
import type { WindowTable } from './WindowTable'
import { WindowLayer } from './WindowLayer'

interface StackedWindow {
  readonly id: number
  readonly windowName: string
  readonly options: object
  readonly isInline: boolean
  readonly placeholder?: WindowPlaceholder | undefined
  settle(result?: unknown): void
  /** Replaces this window with another. */
  replace(windowName: string, options: object): void
}

/** Props of the stack of one root. */
export interface WindowStackProps {
  readonly runtime: Runtime
  readonly windows: WindowTable
  readonly first: {
    readonly windowName: string
    readonly options: object
    readonly isInline: boolean
    readonly placeholder: WindowPlaceholder | undefined
  }
  /** Called when the first window shows its content. */
  onOpened(): void
  /** Called when the first window has closed. */
  onClosed(result?: unknown): void
}

type ChangeStack = (change: (open: readonly StackedWindow[]) => readonly StackedWindow[]) => void

let lastId = 0

function stackWindow(window: Omit<StackedWindow, 'id' | 'replace'>, changeStack: ChangeStack): StackedWindow {
  const id = ++lastId
  const replace = (windowName: string, options: object) => {
    const next = stackWindow({ ...window, windowName, options }, changeStack)
    changeStack(open => open.map(other => (other.id === id ? next : other)))
  }
  return { ...window, id, replace }
}

/**
 * The windows of one root. The root closes with its first window. Each further window opens on top of the window that
 * opened it, and returns its result to that window.
 */
export function WindowStack({ runtime, windows, first, onOpened, onClosed }: WindowStackProps) {
  const [stack, setStack] = useState<readonly StackedWindow[]>(() => [
    stackWindow({ ...first, settle: onClosed }, change => setStack(change)),
  ])
  const openWindow = useCallback(
    <Result,>(windowName: string, options: object) =>
      new Promise<Result | undefined>(resolve => {
        const opened = stackWindow(
          { windowName, options, isInline: false, settle: result => resolve(result as Result | undefined) },
          setStack,
        )
        setStack(open => [...open, opened])
      }),
    [setStack],
  )
  return stack.map(({ id, windowName, options, isInline, placeholder, settle, replace }, index) => (
    <WindowLayer
      key={id}
      runtime={runtime}
      windowName={windowName}
      entry={windows[windowName]!}
      options={options}
      isInline={isInline}
      placeholder={placeholder}
      hasPrevious={index > 0}
      onOpened={index === 0 ? onOpened : undefined}
      openWindow={openWindow}
      replaceWindow={replace}
      close={result => {
        if (index > 0) setStack(open => open.filter(window => window.id !== id))
        settle(result)
      }}
    />
  ))
}
