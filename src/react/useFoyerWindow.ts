import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { WindowHandle } from '../api/createWindowHandle'
import type { Foyer } from '../api/Foyer'
import { elementHost } from '../elements/elementHost'

/** Props that `PicturePicker` and `EventOverview` share. */
export interface ElementProps {
  id?: string
  className?: string
  style?: CSSProperties
  /** The language of the element's texts, such as `de`; default: the nearest `lang` of the page. */
  lang?: string
  disabled?: boolean
  /** The button's text; default: Foyer's own. */
  children?: ReactNode
}

/** Result of `useFoyerWindow`. */
export interface FoyerWindow<Result> {
  /**
   * Opens the window and resolves to its result; undefined if the window closes without one. If the window is already
   * open, or the page has no Foyer, opens nothing and resolves to undefined at once.
   */
  open(): Promise<Result | undefined>
  readonly isOpen: boolean
}

/**
 * Opens a window of Foyer from a component, one at a time, and closes it when the component unmounts:
 * `const library = useFoyerWindow((foyer, signal) => foyer.pix.select({ signal }))`, then `await library.open()` in a
 * handler.
 * @param call makes the call with the signal; the latest function given is used
 */
export function useFoyerWindow<Result>(
  call: (foyer: Foyer, signal: AbortSignal) => WindowHandle<Result>,
): FoyerWindow<Result> {
  const latest = useRef(call)
  const closing = useRef<AbortController>(undefined)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => closing.current?.abort(), [])
  const open = useCallback(async () => {
    const foyer = elementHost.findFoyer()
    if (!foyer || closing.current) return undefined
    const life = (closing.current = new AbortController())
    setOpen(true)
    try {
      return await latest.current(foyer, life.signal).result
    } finally {
      // Reset even if the page's `call` throws. Otherwise the window could never be opened again.
      closing.current = undefined
      setOpen(false)
    }
  }, [])
  return { open, isOpen }
}
