import { createContext } from 'react'

/** Whose labels `useLabels` reads. */
export interface LabelOwner {
  readonly windowName: string
  /** Layers and event windows say `[ux]` where a text is missing (decisions). */
  readonly isLayer: boolean
}

/** The window one is in. */
export const LabelScope = createContext<LabelOwner>({ windowName: 'frame', isLayer: false })
