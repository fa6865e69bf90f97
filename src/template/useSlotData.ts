import { useContext } from 'react'
import type { SlotData } from './SlotData'
import { SlotDataContext } from './SlotDataContext'

const NOTHING: SlotData = { options: [], value: undefined, attributes: new Map() }

/** What the server's template says about a slot; nothing in a built-in layout. For the slot's content. */
export function useSlotData(slotName: string): SlotData {
  return useContext(SlotDataContext).get(slotName) ?? NOTHING
}
