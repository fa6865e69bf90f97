import type { Frame, Page } from '@playwright/test'

/** Returns the page, or the page that contains the frame, because only a page has keyboard and mouse. */
export const pageOf = (place: Page | Frame): Page => ('keyboard' in place ? place : place.page())
