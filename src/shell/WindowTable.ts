import type { ComponentType } from 'react'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { WindowSize } from '../kit/window/ModalDialog'
import type { FailureReading } from '../wire/presentFailedRequest'
import type { Runtime } from './createRuntime'

/** What a window gets from the shell. Its options are the caller's, its result goes back to the caller. */
export interface WindowProps<Options extends object = object, Result = unknown> {
  readonly options: Options
  /** Closes the window; a result other than undefined is the caller's choice. */
  close(result?: Result): void
}

/** What draws a window. */
export type WindowComponent = ComponentType<WindowProps<never, never>> & {
  /** Every label it shows; fetched in one request. They come with its chunk, so that the core does not grow with every window. */
  readonly labels: readonly string[]
  /** Asks for the data that the window shows first, while its texts and its layout are still on the way. It never throws: what it could not bring, the window asks for itself. */
  prefetch?(runtime: Runtime): Promise<void>
}

/** One window of a family's table. */
export interface WindowEntry {
  /** Loads the window's chunk. */
  load(): Promise<WindowComponent>
  /** The label of its heading. */
  readonly headingLabel: string
  /** Where the portal's template of this window is found; none: only its chrome may have one. */
  templateUrl?(config: ResolvedConfig): string | undefined
  /** Size on a viewport that is larger. Default 680×590. */
  readonly size?: WindowSize
  /** Where its support link leads. Default `/support/`. */
  supportUrl?(config: ResolvedConfig): string
  /** What stands in its place while it loads; default: the lines of a form. */
  readonly skeleton?: 'tiles' | 'lines'
  /** Whether its chrome has the switch to full size. */
  readonly canGoFullscreen?: boolean
  /** Layers and event windows say `[ux]` where a text is missing (decisions). */
  readonly isLayer?: boolean
  readonly failureReading: FailureReading
}

/** A family's windows by name. */
export type WindowTable = Readonly<Record<string, WindowEntry>>
