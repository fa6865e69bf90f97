import type { Frame, Page } from '@playwright/test'

/** The page itself, or the page that holds a frame: it has the keyboard and the mouse. */
export const pageOf = (place: Page | Frame): Page => ('keyboard' in place ? place : place.page())
