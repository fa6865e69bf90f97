import { createContext, type ReactNode } from 'react'

/** What follows the last item inside a list; undefined where a template gives it a place of its own. */
export const ListFootContext = createContext<ReactNode>(undefined)
