import type { Family } from '../shell/Family'

/** What blog posts put into the frame. */
export const blogFamily: Family = { windows: {}, openings: {}, calls: {} }
