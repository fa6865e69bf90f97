import { createContext } from 'react'

/** Whether the editor's help bubbles show. */
export interface HelpState {
  /** The switch for all of them. */
  readonly isOn: boolean
  /** They go without animation: an error takes their place (events 4.6). */
  readonly isInstant: boolean
}

/** The help of the editor one is in. */
export const HelpContext = createContext<HelpState>({ isOn: false, isInstant: false })
