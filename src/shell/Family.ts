import type { FoyerConfig } from '../config/FoyerConfig'
import type { Runtime } from './createRuntime'
import type { WindowTable } from './WindowTable'

/** The calls of a family that return a promise, not the handle of a window, by name. Each entry loads its function. */
export type CallTable = Readonly<Record<string, () => Promise<(runtime: Runtime, argument: never) => Promise<unknown>>>>

/** The options of the window that a call opens, and the receiver of its result. */
export interface Opening {
  /** The window to open, if the arguments decide it. Default: `windowName` of the `OpeningEntry`. */
  readonly windowName?: string
  readonly options: object
  /** The area of the page that holds the window. Default: `config.container`; without both, the window is modal. */
  readonly container?: string | Element | undefined
  /** The page's callback for the window's result. */
  readonly onResult?: ((result: never) => void) | undefined
}

/** One call that opens a window. */
export interface OpeningEntry {
  readonly windowName: string
  /** True when only one such window may be open. A further call then opens nothing. */
  readonly isSingle?: boolean
  /**
   * Name of an option. If the page passes a function as the last argument, this function becomes the option. If the
   * name is absent, the call refuses such a function.
   */
  readonly callbackOption?: string
  /**
   * The names of the call's own options. Any name except these, `container` and `signal` is refused. If absent, names
   * are not checked.
   */
  readonly optionNames?: readonly string[]
  /**
   * Returns the name of another call to make instead, such as `register.login` if a visitor makes a call that needs an
   * account. Undefined if the account may make this call.
   */
  instead?(config: FoyerConfig): string | undefined
  /**
   * Converts the arguments that the page passes. Parameters without a default are the subject of the call, such as a
   * picture's id. The next parameter holds the options.
   * @throws FoyerError CALL_WRONG_ARGUMENT
   */
  read(...given: never[]): Opening
}

/** A family's calls that open windows, by name. */
export type OpeningTable = Readonly<Record<string, OpeningEntry>>

/** The windows and calls that one family adds to the core. */
export interface Family {
  readonly windows: WindowTable
  readonly openings: OpeningTable
  readonly calls: CallTable
}

/**
 * The families by the prefix of their calls. A function stands for a family that most pages never use, and loads the
 * family at its first call.
 */
export type FamilyTable = Readonly<Record<string, Family | (() => Promise<Family>)>>
