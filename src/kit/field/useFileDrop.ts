import { useRef, useState, type DragEvent } from 'react'
import { droppedEntries } from './droppedEntries'
import type { FileSource } from './FileSource'

/**
 * Makes an element take dropped files: spread `dropProps` on it and draw `isOver`. Everything dropped is handed on, with folders as
 * entries to be read; what is allowed is for the caller to judge and to say. Texts and links dragged over are left to the page.
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
