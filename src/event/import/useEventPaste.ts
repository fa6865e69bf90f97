import { type RefObject, useEffect, useEffectEvent } from 'react'
import { openDialogs } from '../../kit/window/listenForDismissal'
import { type ImportSource, isCalendarText, isEventText } from './ImportSource'

const TEXT_FIELDS = 'input, textarea, [contenteditable]'
const MEDIA = /^(image|audio|video)\//

/**
 * Returns the pasted text if it has events, else the pasted files without pictures, sounds and films. Undefined for
 * every other paste.
 */
function sourceOf(event: ClipboardEvent): ImportSource | undefined {
  const text = event.clipboardData?.getData('text/plain') ?? ''
  const [target] = event.composedPath()
  // In a text field, only a calendar is imported. Other texts are pasted into the field.
  if (target instanceof Element && target.matches(TEXT_FIELDS)) return isCalendarText(text) ? { text } : undefined
  if (isEventText(text)) return { text }
  const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => !MEDIA.test(type))
  return files.length > 0 ? { files } : undefined
}

/**
 * Calls `onPaste` with pasted files or event texts. In a dialog, `onPaste` gets them while the dialog is the topmost
 * one. Without a dialog, it gets only those that are pasted inside the element. The browser handles the paste if
 * `onPaste` is undefined.
 */
export function useEventPaste(
  area: RefObject<HTMLElement | null>,
  onPaste: ((source: ImportSource) => void) | undefined,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const dialog = area.current?.closest('dialog')
    if (!dialog && !event.composedPath().includes(area.current!)) return
    if (dialog && openDialogs.at(-1) !== dialog) return
    const source = onPaste && sourceOf(event)
    if (!source) return
    event.preventDefault()
    onPaste(source)
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', event => paste(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
