import type { EventRow } from '../../../src/event/overview/EventRow'

/** Functions of the page of the event benches. Each `open…` and `show…` returns the function that removes the result. */
export interface EventStage {
  /** Rows of a response of the portal, with the library's columns. */
  readRows(answer: string): readonly EventRow[]
  /** A native modal dialog with the first rows of the table, made by hand. */
  openTable(rows: readonly EventRow[], count: number): () => void
  /** A native modal dialog with a tab's worth of fields, made by hand: inputs, each with a label, a help and its button, and buttons around them. */
  openForm(fields: number, buttons: number): () => void
  /** A bare virtual list of the rows. */
  showList(rows: readonly EventRow[]): Promise<() => void>
}

declare global {
  var eventStage: EventStage
}
