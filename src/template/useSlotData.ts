import { createContext, useContext } from 'react'
import type { SelectOption } from '../kit/field/SelectField'

/** What a template says about one slot besides its place, such as choices that the server prefilled. */
export interface SlotData {
  /** The options of a `<select data-slot>`. */
  readonly options: readonly SelectOption[]
  /** The value of the option that the template marks as selected. */
  readonly value: string | undefined
  /** The slot's `data-*` attributes, named as in a dataset: `data-gender-id` is `genderId`. */
  readonly attributes: ReadonlyMap<string, string>
}

/** What the nearest template says about its slots, by their names. */
export const SlotDataContext = createContext<ReadonlyMap<string, SlotData>>(new Map())

const NOTHING: SlotData = { options: [], value: undefined, attributes: new Map() }

/** What the server's template says about a slot; nothing in a built-in layout. For the slot's content. */
export function useSlotData(slotName: string): SlotData {
  return useContext(SlotDataContext).get(slotName) ?? NOTHING
}
