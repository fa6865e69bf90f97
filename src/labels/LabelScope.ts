import { createContext } from 'react'

/** Reads a label's text in the window's language and fills its `{MARKERS}`. */
export type ReadLabel<Label extends string> = (label: Label, markers?: Readonly<Record<string, string | number>>) => string

/** The texts of the window one is in; outside a window there are none. */
export const LabelScope = createContext<ReadLabel<string>>(label => label)
