import type { FoyerConfig } from '../config/FoyerConfig'
import type { Runtime } from './createRuntime'
import type { WindowTable } from './WindowTable'

/** A family's calls that open no window: name → the function that does it, loaded when it is called. */
export type CallTable = Readonly<Record<string, () => Promise<(runtime: Runtime, argument: never) => Promise<unknown>>>>

/** What an opening call of the API means: which options its window gets, and who gets the choice. */
export interface Opening {
  /** The window that opens, where the arguments decide it; default: the entry's. */
  readonly windowName?: string
  readonly options: object
  /** The area of the page that holds the window instead of a modal. */
  readonly container?: string | Element | undefined
  /** The page's callback. */
  readonly onResult?: ((result: never) => void) | undefined
}

/** One opening call. */
export interface OpeningEntry {
  readonly windowName: string
  /** Only one of it is open at a time: while it is, the call opens nothing. */
  readonly isSingle?: boolean
  /** The option that a function given last stands for; without it such a function is refused. */
  readonly callbackOption?: string
  /** The names of its own options; any other name is refused. Default: names are not checked. */
  readonly optionNames?: readonly string[]
  /** The call that is made instead, such as the login of who may not make this one; undefined: none. */
  instead?(config: FoyerConfig): string | undefined
  /**
   * Reads what the page gave. Parameters without a default are what the call is about, such as a picture's id; the one after them holds its options.
   * @throws FoyerError CALL_WRONG_ARGUMENT
   */
  read(...given: never[]): Opening
}

/** A family's opening calls by name. */
export type OpeningTable = Readonly<Record<string, OpeningEntry>>

/** What one family puts into the core. */
export interface Family {
  readonly windows: WindowTable
  readonly openings: OpeningTable
  readonly calls: CallTable
}

/** The families by the name that their calls begin with; those that most pages never use are loaded at their first call. */
export type FamilyTable = Readonly<Record<string, Family | (() => Promise<Family>)>>
