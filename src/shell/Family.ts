import type { CallTable } from './CallTable'
import type { OpeningTable } from './OpeningTable'
import type { WindowTable } from './WindowTable'

/** What one family puts into the frame. */
export interface Family {
  readonly windows: WindowTable
  readonly openings: OpeningTable
  readonly calls: CallTable
}

/** The families by the name that their calls begin with; those that most pages never use are loaded at their first call. */
export type FamilyTable = Readonly<Record<string, Family | (() => Promise<Family>)>>
