import type { Family } from '../shell/Family'
import { blogOpenings } from './blogOpenings'
import { blogWindows } from './blogWindows'

/** What blog posts put into the frame. */
export const blogFamily: Family = { windows: blogWindows, openings: blogOpenings, calls: {} }
