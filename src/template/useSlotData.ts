import { createContext, useContext } from 'react'
import type { SelectOption } from '../kit/field/SelectField'

/** Data of one slot in a template, such as the choices that the server prefilled. Does not include the position. */
export interface SlotData {
  /** The options of a `<select data-slot>`. */
  readonly options: readonly SelectOption[]
  /** The value of an input, or of the option that the template marks as selected. */
  readonly value: string | undefined
  /**
   * The `data-*` attributes of the slot and its form, with their names in camel case: both `data-gender-id` and
   * `data-gender_id` are `genderId`.
   */
  readonly attributes: ReadonlyMap<string, string>
}

/** The data of the slots in the nearest template, by slot name. */
export const SlotDataContext = createContext<ReadonlyMap<string, SlotData>>(new Map())

const NOTHING: SlotData = { options: [], value: undefined, attributes: new Map() }

/** Returns the data of a slot in the server's template, for the component in the slot; empty in a built-in layout. */
export function useSlotData(slotName: string): SlotData {
  return useContext(SlotDataContext).get(slotName) ?? NOTHING
}
