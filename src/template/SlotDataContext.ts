import { createContext } from 'react'
import type { SlotData } from './SlotData'

/** What the nearest template says about its slots, by their names. */
export const SlotDataContext = createContext<ReadonlyMap<string, SlotData>>(new Map())
