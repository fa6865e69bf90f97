import { createContext, type ReactNode, useCallback, useContext } from 'react'
import type { WindowSize } from '../kit/window/ModalDialog'
import { useLabels } from '../labels/useLabels'
import type { WindowTemplates } from '../template/WindowLayout'
import { FailedRequest } from '../wire/FailedRequest'
import type { FailureReading } from '../wire/presentFailedRequest'
import type { Runtime } from './createRuntime'

/** A question with two answers. */
export interface Question {
  readonly heading: string
  /** What follows from the answer; may still be finding out while the question is open. */
  readonly text?: ReactNode
  /** Default: the label `ok`. */
  readonly okText?: string
  /** Default: the label `abbrechen`. */
  readonly cancelText?: string
  readonly isDangerous?: boolean
  /** OK throws away what a person typed: Cancel gets the focus, and Enter. */
  readonly isCancelFirst?: boolean
}

/** A question that is answered with a line of text. */
export interface PromptQuestion extends Omit<Question, 'isDangerous' | 'isCancelFirst'> {
  /** The name of the field. */
  readonly fieldLabel: string
  readonly defaultValue?: string
  /** Further content below the field. */
  readonly extra?: ReactNode
}

/** A message that is acknowledged. */
export interface Message {
  readonly heading: string
  readonly text: string
  readonly detail?: string
  /** Default: the label `ok`. */
  readonly okText?: string
  /** Whether it can be left by Cancel too. */
  readonly canCancel?: boolean
}

/** Answers whether a window may be left, such as after a question. */
type CloseGuard = () => Promise<boolean>

/** What the shell does for a window. */
export interface ShellActions {
  /** The window's name in the tables. */
  readonly windowName: string
  readonly runtime: Runtime
  /** Asks in a dialog over the window; Escape and Cancel answer false. */
  ask(question: Question): Promise<boolean>
  /** Shows a message; settles when it is closed, and tells whether by OK. */
  tell(message: Message): Promise<boolean>
  /** Shows what a failed request means by the rules of the specifications, and logs it; settles when it is closed. */
  showFailedRequest(error: unknown, reading?: FailureReading): Promise<void>
  /** Opens a window of the tables on top of this one. */
  openWindow<Result>(windowName: string, options: object): Promise<Result | undefined>
  /** Opens another window of the tables in the place of this one: what it closes with is this one's result. */
  replaceWindow(windowName: string, options: object): void
  /** Asks for a line of text in a dialog; Escape and Cancel answer undefined. */
  prompt(question: PromptQuestion): Promise<string | undefined>
  /** Leaves the window one is in, without a result; a guard is asked first. */
  close(): void
  /** Is asked before the window one is in is left by its close button, Escape or its backdrop, and answers whether it may; undefined: nothing would be lost (decisions). */
  guardClose(guard: CloseGuard | undefined): void
  readonly headingLabel: string
  /** The id of the heading that the window shows, which names its dialog. */
  readonly titleId: string
  /** The portal's layouts of the window one is in and of its chrome; undefined where the built-in one shows. */
  readonly templates: WindowTemplates
  /** Where help for the window one is in is found; empty: nowhere. */
  readonly supportUrl: string
  /** The size that the window opens with, in px; a smaller screen makes it smaller. */
  readonly size: WindowSize
  readonly canGoFullscreen: boolean
  /** Another window lies below, which this one goes back to. */
  readonly hasPrevious: boolean
  /** False in an area of the page, which is not a window to close. */
  readonly canClose: boolean
  /** Full size on or off, for the window one is in. */
  readonly isFullscreen: boolean
  toggleFullscreen(): void
}

/** The shell of the window one is in. */
export const ShellContext = createContext<ShellActions | undefined>(undefined)

/** The shell of the window one is in: dialogs, failed requests, further windows, and the runtime. */
export function useShell(): ShellActions {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell was called outside a window of the shell; render the component inside one.')
  return shell
}

/** Answers a function that shows why something a person asked for failed, also when the portal can't be reached: nothing asked for may end in silence. */
export function useShowFailure(): (error: unknown) => Promise<void> {
  const { showFailedRequest, tell } = useShell()
  const t = useLabels()
  return useCallback(
    async error => {
      await showFailedRequest(error)
      if (error instanceof FailedRequest && error.failure.kind === 'unreachable')
        await tell({ heading: t('error_dialog_heading'), text: t('ui_unreachable') })
    },
    [showFailedRequest, tell, t],
  )
}
