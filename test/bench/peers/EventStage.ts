import type { EventRow } from '../../../src/event/overview/EventRow'

/** What the events are compared with; each `open…` and `show…` answers the function that takes it away again. */
export interface EventStage {
  /** The rows of an answer of the portal, by the library's own columns. */
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
