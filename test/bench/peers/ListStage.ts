/** Which list is on the stage: the library's, the bare one, the bare one that draws a frame too late, virtua's, and Tabulator's table. */
export type ListKind = 'library' | 'bare' | 'late' | 'virtua' | 'tabulator'

/** Functions of the page of the list benches. */
export interface ListStage {
  /** Fetches the library's pictures from the portal, stores their records, and returns their number. */
  load(count: number): Promise<number>
  /** Fetches the library's first pictures in requests of 1,000 that are all under way at once, and puts the bare list of them onto the page, scrolled to there. */
  restore(count: number, top: number): Promise<void>
  /** Puts a list of all records onto the page, without one that was there; resolves when its first tiles are. */
  show(kind: ListKind): Promise<void>
  clear(): void
  /** The element that scrolls. */
  scroller(): HTMLElement
  /** How many elements the list has in the document, whatever they are. */
  elements(): number
  /** The tiles that are in the document. */
  tiles(): HTMLElement[]
}

declare global {
  var listStage: ListStage
}
