import { type DragEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { openDialogs } from '../window/listenForDismissal'

/** Source of files that a person dropped, pasted or chose. */
export interface FileSource {
  /** The dropped entries, if a folder is among them. They contain the files. */
  readonly entries?: readonly FileSystemEntry[]
  /** The input that holds exactly these files, in browsers where a script can't fill an input. */
  readonly input?: HTMLInputElement
}

/**
 * Makes an element accept dropped files. Spread `dropProps` on it. `isOver` is true while files are dragged over the
 * element. `onFiles` gets the dropped files. If a folder is among them, `onFiles` gets no files, but `entries` with
 * everything that was dropped. The caller validates the files. The page handles dragged texts and links.
 */
export function useFileDrop(onFiles: (files: File[], source?: FileSource) => void, isDisabled = false) {
  const [isOver, setIsOver] = useState(false)
  // `dragenter` of a child comes before `dragleave` of its parent, so a count is needed to know when the pointer has
  // left.
  const depth = useRef(0)
  /** Adds `change` to the count and updates `isOver`. Returns false if the drop is disabled or no files are dragged. */
  const follow = (event: DragEvent, change: number): boolean => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return false
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    depth.current = Math.max(0, depth.current + change)
    setIsOver(depth.current > 0)
    return true
  }
  const drop = (event: DragEvent) => {
    if (!follow(event, -depth.current)) return
    const entries = droppedEntries(event.dataTransfer.items)
    const files = [...event.dataTransfer.files]
    if (entries) onFiles([], { entries })
    else if (files.length > 0) onFiles(files)
  }
  return {
    isOver,
    dropProps: {
      onDragEnter: (event: DragEvent) => void follow(event, 1),
      onDragOver: (event: DragEvent) => void follow(event, 0),
      onDragLeave: (event: DragEvent) => void follow(event, -1),
      onDrop: drop,
    },
  }
}

/**
 * Returns the dropped entries if a folder is among them; undefined for files only. Must be called during the drop
 * event, because the browser empties `items` afterwards.
 */
function droppedEntries(items: DataTransferItemList | undefined): FileSystemEntry[] | undefined {
  const entries = [...(items ?? [])].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined
}

const TEXT_FIELDS = 'input, textarea, [contenteditable]'

/**
 * True when a paste belongs to an area: it happens in the dialog of the area, and no newer dialog is open. Without a
 * dialog, it must happen in the area itself.
 */
function isPastedInto(event: ClipboardEvent, area: HTMLElement): boolean {
  const path = event.composedPath()
  const dialog = area.closest('dialog')
  if (!dialog) return path.includes(area)
  // If nothing has the focus, the event goes to the page's body, although a modal dialog is open.
  return openDialogs.at(-1) === dialog && (path.includes(dialog) || event.target === document.body)
}

/**
 * Accepts files pasted into an area, such as a screenshot. In a text field, text is pasted as text, even if the
 * clipboard also holds a picture of it.
 */
export function useFilePaste(
  area: RefObject<HTMLElement | null>,
  onPaste: ((files: File[]) => void) | undefined,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!onPaste || files.length === 0 || !area.current || !isPastedInto(event, area.current)) return
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
