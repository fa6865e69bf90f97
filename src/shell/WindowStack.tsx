import { useCallback, useRef, useState } from 'react'
import type { Runtime } from './Runtime'
import type { WindowTable } from './WindowTable'
import { WindowLayer } from './WindowLayer'

interface StackedWindow {
  readonly id: number
  readonly windowName: string
  readonly options: object
  readonly isInline: boolean
  settle(result?: unknown): void
  /** Puts another window in its place. */
  replace(windowName: string, options: object): void
}

/** Props of the stack of one root. */
export interface WindowStackProps {
  readonly runtime: Runtime
  readonly windows: WindowTable
  readonly first: { readonly windowName: string; readonly options: object; readonly isInline: boolean }
  /** The first window shows its content. */
  onOpened(): void
  /** The first window has closed. */
  onClosed(result?: unknown): void
}

/** The windows of one root: the first stands for the root, further ones open on top of the one that asked and give back a result. */
export function WindowStack({ runtime, windows, first, onOpened, onClosed }: WindowStackProps) {
  const lastId = useRef(0)
  const put = (windowName: string, options: object, isInline: boolean, settle: StackedWindow['settle']): StackedWindow => {
    const id = ++lastId.current
    const replace = (nextName: string, nextOptions: object) => {
      const next = put(nextName, nextOptions, isInline, settle)
      setStack(open => open.map(window => (window.id === id ? next : window)))
    }
    return { id, windowName, options, isInline, settle, replace }
  }
  const [stack, setStack] = useState<readonly StackedWindow[]>(() => [put(first.windowName, first.options, first.isInline, onClosed)])
  const openWindow = useCallback(
    <Result,>(windowName: string, options: object) =>
      new Promise<Result | undefined>(resolve => {
        const opened = put(windowName, options, false, result => resolve(result as Result | undefined))
        setStack(open => [...open, opened])
      }),
    [],
  )
  return stack.map(({ id, windowName, options, isInline, settle, replace }, index) => (
    <WindowLayer
      key={id}
      runtime={runtime}
      windowName={windowName}
      entry={windows[windowName]!}
      options={options}
      isInline={isInline}
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
