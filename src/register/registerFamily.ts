import type { Family } from '../shell/Family'
import { registerCalls } from './registerCalls'
import { registerOpenings } from './registerOpenings'
import { registerWindows } from './registerWindows'

/** What accounts put into the frame. */
export const registerFamily: Family = { windows: registerWindows, openings: registerOpenings, calls: registerCalls }
