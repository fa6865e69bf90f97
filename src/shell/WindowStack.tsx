import { useCallback, useState } from 'react'
import type { Runtime } from './Runtime'
import type { WindowTable } from './WindowTable'
import { WindowLayer } from './WindowLayer'

interface StackedWindow {
  readonly id: number
  readonly windowName: string
  readonly options: object
  readonly isInline: boolean
  settle(result?: unknown): void
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
  const [stack, setStack] = useState<readonly StackedWindow[]>([{ id: 0, ...first, settle: onClosed }])
  const openWindow = useCallback(
    <Result,>(windowName: string, options: object) =>
      new Promise<Result | undefined>(resolve => {
        setStack(open => [...open, { id: (open.at(-1)?.id ?? 0) + 1, windowName, options, isInline: false, settle: result => resolve(result as Result | undefined) }])
      }),
    [],
  )
  return stack.map(({ id, windowName, options, isInline, settle }) => (
    <WindowLayer
      key={id}
      runtime={runtime}
      windowName={windowName}
      entry={windows[windowName]!}
      options={options}
      isInline={isInline}
      hasPrevious={id !== 0}
      onOpened={id === 0 ? onOpened : undefined}
      openWindow={openWindow}
      close={result => {
        if (id !== 0) setStack(open => open.filter(window => window.id !== id))
        settle(result)
      }}
    />
  ))
}
