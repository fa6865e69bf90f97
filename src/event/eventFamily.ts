import type { Family } from '../shell/Family'
import { eventOpenings } from './eventOpenings'
import { eventWindows } from './eventWindows'

/** What event management puts into the frame. */
export const eventFamily: Family = { windows: eventWindows, openings: eventOpenings, calls: {} }
