import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openDialogs } from '../../kit/window/listenForDismissal'
import { type ImportSource, isEventText } from './ImportSource'

/** Calls `onPaste` with files or event texts that are pasted while the element's window is the active one. */
export function useEventPaste(area: RefObject<HTMLElement | null>, onPaste: (source: ImportSource) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const dialog = area.current?.closest('dialog')
    if (!dialog && !event.composedPath().includes(area.current!)) return
    if (dialog && openDialogs.at(-1) !== dialog) return
    const files = [...(event.clipboardData?.files ?? [])]
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!isEventText(text) && files.length === 0) return
    event.preventDefault()
    onPaste(isEventText(text) ? { text } : { files })
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', event => paste(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
