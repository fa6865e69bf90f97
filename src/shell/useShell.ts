import { createContext, type ReactNode, useContext } from 'react'
import type { WindowSize } from '../kit/window/ModalDialog'
import type { WindowTemplates } from '../template/WindowLayout'
import type { Runtime } from './createRuntime'

/** A question with OK and Cancel. */
export interface Question {
  readonly heading: string
  /** The consequence of OK. This content can still load while the question is open. */
  readonly text?: ReactNode
  /** Default: the label `ok`. */
  readonly okText?: string
  /** Default: the label `abbrechen`. */
  readonly cancelText?: string
  readonly isDangerous?: boolean
  /** True when OK discards input. Cancel then gets the focus, and Enter means Cancel. */
  readonly isCancelFirst?: boolean
}

/** A question whose reply is a line of text. */
export interface PromptQuestion extends Omit<Question, 'isDangerous' | 'isCancelFirst'> {
  readonly fieldLabel: string
  readonly defaultValue?: string
  /** Further content below the field. */
  readonly extra?: ReactNode
}

/** A message to acknowledge. */
export interface Message {
  readonly heading: string
  readonly text: string
  readonly detail?: string
  /** Default: the label `ok`. */
  readonly okText?: string
  /** True when the message also has the button Cancel. */
  readonly canCancel?: boolean
}

/** Resolves to true if the window may close, for example after a question. */
type CloseGuard = () => Promise<boolean>

/** The functions and values that the shell gives to a window. */
export interface ShellActions {
  /** The window's name in the tables. */
  readonly windowName: string
  readonly runtime: Runtime
  /** Asks in a dialog over the window. Resolves to false on Escape and Cancel. */
  ask(question: Question): Promise<boolean>
  /** Shows a message. Resolves when it closes: true for OK. */
  tell(message: Message): Promise<boolean>
  /**
   * Logs a failed request and shows it by the rules of the specifications. Resolves after the dialog has closed, and
   * after the login if the dialog leads to one. If no response came, no dialog shows. The window then offers `retry`,
   * if given, in a notice until the next click.
   */
  showFailedRequest(error: unknown, retry?: () => void): Promise<void>
  /** Opens a window of the tables on top of the current window. */
  openWindow<Result>(windowName: string, options: object): Promise<Result | undefined>
  /**
   * Replaces the current window by another window of the tables, whose result becomes the result of the current window.
   */
  replaceWindow(windowName: string, options: object): void
  /** Asks for a line of text in a dialog. Resolves to undefined on Escape and Cancel. */
  prompt(question: PromptQuestion): Promise<string | undefined>
  /** Closes the current window without a result. A guard is asked first. */
  close(): void
  /**
   * Sets the guard that decides if the close button, Escape and the backdrop may close the window. Undefined removes
   * the guard; pass it when nothing would be lost (list of decisions).
   */
  guardClose(guard: CloseGuard | undefined): void
  readonly headingLabel: string
  /** The id of the heading that the window shows, which names its dialog. */
  readonly titleId: string
  /** The portal's templates of the current window and of its chrome; undefined for the built-in layout. */
  readonly templates: WindowTemplates
  /** Address of the help for the current window; empty if there is none. */
  readonly supportUrl: string
  /** The size in px at which the window opens. A smaller viewport reduces it. */
  readonly size: WindowSize
  readonly canGoFullscreen: boolean
  /** True when another window is below, to return to. */
  readonly hasPrevious: boolean
  /** True when a person can close the window. False for a window in an area of the page. */
  readonly canClose: boolean
  /** True while the current window has full size. */
  readonly isFullscreen: boolean
  toggleFullscreen(): void
}

/** The shell of the current window. */
export const ShellContext = createContext<ShellActions | undefined>(undefined)

/** Returns the shell of the current window: dialogs, failed requests, further windows, runtime. */
export function useShell(): ShellActions {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('useShell was called outside a window of the shell; render the component inside one.')
  return shell
}
