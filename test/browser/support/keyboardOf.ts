import type { Frame, Keyboard, Page } from '@playwright/test'

/** The keyboard before a page, or before the page that holds a frame. */
export const keyboardOf = (place: Page | Frame): Keyboard => ('keyboard' in place ? place.keyboard : place.page().keyboard)
