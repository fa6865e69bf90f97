import { createContext } from 'react'

/** Whether the window one is in is drawn piece by piece, so that the page answers in between: the device is slow, and draws it for the first time. */
export const GradualContext = createContext(false)
