/**
 * List to show: the library's, the bare one, the bare one without `flushSync`, virtua's, or Tabulator's table.
 */
export type ListKind = 'library' | 'bare' | 'late' | 'virtua' | 'tabulator'

/** Functions of the page of the list benches. */
export interface ListStage {
  /** Fetches the author's first `count` pictures, stores their records, and returns their number. */
  load(count: number): Promise<number>
  /**
   * Fetches the author's first `count` pictures in parallel requests of 1,000, and shows them in the bare list,
   * scrolled to `top`.
   */
  restore(count: number, top: number): Promise<void>
  /** Replaces the current list by one of all records; resolves when its first tiles are in the document. */
  show(kind: ListKind): Promise<void>
  clear(): void
  /** Returns the element that scrolls. */
  scroller(): HTMLElement
  /** Returns the number of all elements of the list in the document. */
  elements(): number
  /** Returns the tiles in the document. */
  tiles(): HTMLElement[]
}

declare global {
  var listStage: ListStage
}
