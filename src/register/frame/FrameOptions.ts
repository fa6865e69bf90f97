import type { RegisterOpenOptions } from '../../api/RegisterApi'

/** What is passed between the windows of the frame beside the common fields (portal-accounts 3); an answer may begin it. */
type PassedData =
  'on_login' | 'user_mail' | 'user_id' | 'account' | 'disable_registered' | 'problem' | 'remove_terms' | 'voucherRole'

/** The fields that every answer of the registration frame may hold (portal-accounts 3, common frame response fields). */
export interface FrameResponse extends Readonly<{ [Name in PassedData]?: RegisterOpenOptions[Name] | undefined }> {
  /** The window that follows. */
  readonly next?: string | undefined
  /** The label of what went wrong. */
  readonly error?: string | undefined
  /** Where the message window leads: an address, or true to reload the page. */
  readonly redirect?: string | boolean | undefined
  readonly message?: string | undefined
  readonly title?: string | undefined
  readonly button_ok_text?: string | undefined
  readonly replace_text?: Readonly<Record<string, string>> | undefined
  /** What the window that follows is about; its shape is that window's own and is checked there. */
  readonly data?: unknown
  /** What was sent, for the window that follows. */
  readonly originalRequest?: Readonly<Record<string, string>> | undefined
  readonly doublet_id?: string | undefined
  readonly doublet_text?: string | undefined
}

/** What a window of the registration frame is opened with: the page's options, and what the answer that led to it says. */
export interface FrameOptions extends Omit<RegisterOpenOptions, 'name' | 'container' | 'signal'> {
  readonly data?: FrameResponse['data']
  readonly originalRequest?: FrameResponse['originalRequest']
  readonly doublet_id?: FrameResponse['doublet_id']
  readonly doublet_text?: FrameResponse['doublet_text']
  /** What was written about a doublet already, for the way back. */
  readonly info_text?: string
}
