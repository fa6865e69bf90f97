import type { EventRow } from '../../../src/event/overview/EventRow'

/**
 * Functions of the page of the event benches. Each `open…` and `show…` returns the function that removes the dialog or
 * list.
 */
export interface EventStage {
  /** Returns the rows of a response of the portal, with the library's columns. */
  readRows(answer: string): readonly EventRow[]
  /** Opens a hand-written native modal dialog with a table of the first `count` rows. */
  openTable(rows: readonly EventRow[], count: number): () => void
  /** Opens a hand-written native modal dialog with inputs, each with label and help text, and with buttons. */
  openForm(fields: number, buttons: number): () => void
  /** Shows a bare virtual list of the rows. */
  showList(rows: readonly EventRow[]): Promise<() => void>
}

declare global {
  var eventStage: EventStage
}
