/** Keeps a file that misses its target from replacing the whole page; drop zones inside still take theirs. */
export function refuseFileDrops(place: HTMLElement, signal: AbortSignal): void {
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  place.addEventListener('dragover', refuse, { signal })
  place.addEventListener('drop', refuse, { signal })
}
