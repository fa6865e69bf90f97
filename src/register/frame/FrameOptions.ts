import type { RegisterOpenOptions } from '../../api/RegisterApi'
import type { FrameAnswer } from './FrameAnswer'

/** What a window of the registration frame is opened with: the page's options, and what the answer that led to it says. */
export interface FrameOptions extends Omit<RegisterOpenOptions, 'name' | 'container' | 'signal'> {
  readonly data?: FrameAnswer['data']
  readonly originalRequest?: FrameAnswer['originalRequest']
  readonly doublet_id?: FrameAnswer['doublet_id']
  readonly doublet_text?: FrameAnswer['doublet_text']
  /** What was written about a doublet already, for the way back. */
  readonly info_text?: string
}
