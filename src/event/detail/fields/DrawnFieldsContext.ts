import { createContext } from 'react'

/** How many fields of a tab are drawn by now; on a slow device the first tab's come one after the other, so that the page answers in between. */
export const DrawnFieldsContext = createContext(Infinity)
