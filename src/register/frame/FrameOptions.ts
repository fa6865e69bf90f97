import type { RegisterOpenOptions } from '../../api/RegisterApi'

/**
 * Names of the page's options that a response may also set, and that each window passes on to the next one
 * (portal-accounts 3).
 */
type PassedData =
  'on_login' | 'user_mail' | 'user_id' | 'account' | 'disable_registered' | 'problem' | 'remove_terms' | 'voucherRole'

/** Fields that every response of the registration frame may have (portal-accounts 3, common frame response fields). */
export interface FrameResponse extends Readonly<{ [Name in PassedData]?: RegisterOpenOptions[Name] | undefined }> {
  /** Name of the next window. */
  readonly next?: string | undefined
  /** The error: a label, or a text. */
  readonly error?: string | undefined
  /** Target of the message window: an address, or true to reload the page. */
  readonly redirect?: string | boolean | undefined
  readonly message?: string | undefined
  readonly title?: string | undefined
  readonly button_ok_text?: string | undefined
  readonly replace_text?: Readonly<Record<string, string>> | undefined
  /** Data for the next window. That window validates the data. */
  readonly data?: unknown
  /** Fields of the request, for the next window. */
  readonly originalRequest?: Readonly<Record<string, string>> | undefined
  readonly doublet_id?: string | undefined
  readonly doublet_text?: string | undefined
}

/** Options of a window of the registration frame: the page's options, and the values of the response that opened it. */
export interface FrameOptions extends Omit<RegisterOpenOptions, 'name' | 'container' | 'signal'> {
  readonly data?: FrameResponse['data']
  readonly originalRequest?: FrameResponse['originalRequest']
  readonly doublet_id?: FrameResponse['doublet_id']
  readonly doublet_text?: FrameResponse['doublet_text']
  /**
   * Text that the person wrote to claim a doublet: an entry of the portal that is probably the same person. The field
   * shows the text again when the person comes back.
   */
  readonly info_text?: string
}

/** Windows from which a person can still return to name and address. */
const PERSON_WINDOWS = ['nameselect', 'nameaddress', 'checkdoublet', 'checkdoubletinfo']

/**
 * True when a response without an error names a next window outside `PERSON_WINDOWS`. The stored draft of name and
 * address is then no longer needed.
 */
export function leavesPersonForm({ next, error }: FrameResponse): boolean {
  return next !== undefined && error === undefined && !PERSON_WINDOWS.includes(next)
}
