import type { LaunchOptions } from '@playwright/test'
import { chromiumFlags } from './chromiumFlags'
import { findChromium } from './findChromium.mjs'

const executablePath = findChromium()

/** Launch options of the whole Chromium, for tests that its headless shell would not pass. */
export const wholeChromium: LaunchOptions = { args: [...chromiumFlags], ...(executablePath && { executablePath }) }
