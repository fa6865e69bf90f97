import type { ComponentType } from 'react'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { WindowSize } from '../kit/window/ModalDialog'
import type { FailureReading } from '../wire/presentFailedRequest'
import type { Runtime } from './createRuntime'

/** Props that the shell gives to a window. Options come from the caller, and the result returns to the caller. */
export interface WindowProps<Options extends object = object, Result = unknown> {
  readonly options: Options
  /** Closes the window. A result other than undefined is passed to the caller. */
  close(result?: Result): void
}

/** The component of a window. */
export type WindowComponent = ComponentType<WindowProps<never, never>> & {
  /**
   * The window's labels, fetched in one request. The list is in the window's chunk, to keep the core small. A component
   * that loads later has a list of its own.
   */
  readonly labels: readonly string[]
  /**
   * Requests the window's first data while its texts and layout still load. Never rejects, because the window later
   * sends its own request for data that did not arrive.
   */
  prefetch?(runtime: Runtime): Promise<void>
}

/** One window of a family's table. */
export interface WindowEntry {
  /** Loads the window's chunk. */
  load(): Promise<WindowComponent>
  /** The label of the window's heading. */
  readonly headingLabel: string
  /** Returns the address of the portal's template of this window. If absent, only the chrome may have a template. */
  templateUrl?(config: ResolvedConfig): string | undefined
  /**
   * Size in px; a smaller viewport reduces it. Default 680×590. With `isFitted` the height is the maximum: the window
   * is lower if it has less content.
   */
  readonly size?: WindowSize
  /** Returns the address of the support link. Default `/support/`. */
  supportUrl?(config: ResolvedConfig): string
  /** Kind of skeleton while the window loads. Default: the lines of a form. */
  readonly skeleton?: 'tiles' | 'lines'
  /** True when the chrome has the switch to full size. */
  readonly canGoFullscreen?: boolean
  /**
   * True when a missing text shows as 'translation missing [ux]: …', as in layers and event windows (list of
   * decisions). Other windows leave out `[ux]`.
   */
  readonly isLayer?: boolean
  /**
   * The rules that present a failed request: `pix` for the picture library, `portal` for all other windows.
   */
  readonly failureReading: FailureReading
}

/** A family's windows by name. */
export type WindowTable = Readonly<Record<string, WindowEntry>>
