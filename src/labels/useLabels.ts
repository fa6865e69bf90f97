import { useContext } from 'react'
import type { frameLabels } from './frameLabels'
import { LabelScope, type ReadLabel as Read } from './LabelScope'

/** Reads a label's text in the window's language and fills its `{MARKERS}`. */
export type ReadLabel<Label extends string> = Read<Label | (typeof frameLabels)[number]>

/** The texts of the window one is in. The type argument is the window's own label list: `useLabels<ManageLabel>()`. */
export function useLabels<Label extends string = never>(): ReadLabel<Label> {
  return useContext(LabelScope)
}
