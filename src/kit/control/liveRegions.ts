/**
 * The live regions of all open windows, oldest first. A modal window silences everything outside of it, so only the newest
 * region is heard.
 */
export const liveRegions: HTMLElement[] = []
