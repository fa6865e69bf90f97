import { useEffect, useEffectEvent, type RefObject } from 'react'
import { openDialogs } from '../window/openDialogs'

const TEXT_FIELDS = 'input, textarea, [contenteditable]'

/** Whether a paste is meant for an area: it happens in its own dialog, which is the newest one; without a dialog around, only in the area itself. */
function isMeant(event: ClipboardEvent, area: HTMLElement): boolean {
  const path = event.composedPath()
  const dialog = area.closest('dialog')
  if (!dialog) return path.includes(area)
  // Where nothing is focused, the page's body gets the event although a modal dialog is open.
  return openDialogs.at(-1) === dialog && (path.includes(dialog) || event.target === document.body)
}

/** Takes files that are pasted for an area, such as a screenshot. A text in a text field stays a text, even when the clipboard has a picture of it too. */
export function useFilePaste(area: RefObject<HTMLElement | null>, onPaste: ((files: File[]) => void) | undefined): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!onPaste || files.length === 0 || !area.current || !isMeant(event, area.current)) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.matches(TEXT_FIELDS) && event.clipboardData?.types.includes('text/plain')) return
    event.preventDefault()
    onPaste(files)
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', event => paste(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
