import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDialogs } from '../window/listenForDismissal'

/** What else is known of files that a person dropped, pasted or chose. */
export interface FileSource {
  /** What was dropped, with folders among it; the files are in there. */
  readonly entries?: readonly FileSystemEntry[]
  /** The input that holds exactly these files, in browsers where a script can't fill another one. */
  readonly input?: HTMLInputElement
}

/**
 * Makes an element take dropped files: spread `dropProps` on it and draw `isOver`. Everything dropped is handed on, with folders as
 * entries to be read; what is allowed is for the caller to decide and to say. Texts and links dragged over are left to the page.
 */
export function useFileDrop(onFiles: (files: File[], source?: FileSource) => void, isDisabled = false) {
  const [isOver, setIsOver] = useState(false)
  // Entering a child comes before leaving its parent, so only a count tells when the last one was left.
  const depth = useRef(0)
  const move = (event: DragEvent, change: number) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    depth.current = Math.max(0, depth.current + change)
    setIsOver(depth.current > 0)
  }
  const drop = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    const entries = droppedEntries(event.dataTransfer.items)
    const files = [...event.dataTransfer.files]
    if (entries) onFiles([], { entries })
    else if (files.length > 0) onFiles(files)
  }
  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => move(event, 1),
      onDragOver: (event: DragEvent) => move(event, 0),
      onDragLeave: (event: DragEvent) => move(event, -1),
      onDrop: drop,
    },
  }
}

/** What was dropped, when a folder is among it; undefined where only files were. The list is only there during the drop: its entries are taken at once. */
function droppedEntries(items: DataTransferItemList | undefined): FileSystemEntry[] | undefined {
  const entries = [...(items ?? [])].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined
}

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
export function useFilePaste(
  area: RefObject<HTMLElement | null>,
  onPaste: ((files: File[]) => void) | undefined,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!onPaste || files.length === 0 || !area.current || !isMeant(event, area.current)) return
    const [target] = event.composedPath()
    if (target instanceof Element && target.matches(TEXT_FIELDS) && event.clipboardData?.types.includes('text/plain'))
      return
    event.preventDefault()
    onPaste(files)
  })
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', event => paste(event), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
