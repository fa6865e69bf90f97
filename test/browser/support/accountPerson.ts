import { expect, type Locator, type Page } from '@playwright/test'
import { registerTexts } from '../../../examples/portal/server/registerLogin/texts/registerTexts'
import { englishAccountTexts } from '../../../src/labels/texts/en/accounts'
import { englishEventTexts } from '../../../src/labels/texts/en/events'
import { englishFurtherTexts } from '../../../src/labels/texts/en/pictures'
import { englishTexts } from '../../../src/labels/texts/en/library'
import { germanAccountTexts } from '../../../src/labels/texts/de/accounts'
import { germanEventTexts } from '../../../src/labels/texts/de/events'
import { germanFurtherTexts } from '../../../src/labels/texts/de/pictures'
import { germanTexts } from '../../../src/labels/texts/de/library'
import { runAxe } from './runAxe'

const TEXTS = {
  de: { ...germanTexts, ...germanFurtherTexts, ...germanAccountTexts, ...germanEventTexts, ...registerTexts('de') },
  en: { ...englishTexts, ...englishFurtherTexts, ...englishAccountTexts, ...englishEventTexts, ...registerTexts('en') },
}
// Rules of axe that are off, because the page's own landmarks are behind the modal window.
const LANDMARKS = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo', 'landmark-unique']
const MOST_STOPS = 80

/** Language and width of a journey. */
export interface AccountWay {
  readonly language: keyof typeof TEXTS
  readonly width: number
}

/** A person who uses only the keyboard, in one language. */
export class AccountPerson {
  constructor(
    readonly page: Page,
    readonly way: AccountWay,
  ) {}

  /** Returns the text for a key of the library or the portal's layers, with values for the words in braces. */
  say(key: string, words: Readonly<Record<string, string>> = {}): string {
    const texts = TEXTS[this.way.language] as Readonly<Record<string, string | undefined>>
    const form = new Intl.PluralRules(this.way.language).select(Number(words['COUNT']))
    const text = texts[`${key}_${form}`] ?? texts[key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => words[name] ?? marker)
  }

  /** Goes to an address of the portal in the person's language and width, with reduced motion. */
  async goTo(path: string): Promise<void> {
    const { language, width } = this.way
    await this.page.setViewportSize({ width, height: width < 500 ? 667 : 800 })
    await this.page.emulateMedia({ reducedMotion: 'reduce' })
    await this.page.goto(language === 'en' ? `${path}?language=EN` : path)
  }

  /** Returns the window or layer by the key of its heading. */
  window(heading: string): Locator {
    return this.page.getByRole('dialog', { name: this.say(heading), exact: true })
  }

  /** Returns the form for account and password, which is in the page's own tree. */
  get form(): Locator {
    return this.page.locator('[data-foyer-form]')
  }

  /** Returns a button by the key of its text. */
  button(within: Locator, key: string): Locator {
    return within.getByRole('button', { name: this.say(key), exact: true })
  }

  /** Presses Tab until the control has the focus. Expects the control to be in the viewport then. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; !(await target.evaluate(element => element.matches(':focus'))); stop += 1) {
      expect(stop, `${String(target)} is reached by Tab`).toBeLessThan(MOST_STOPS)
      await this.page.keyboard.press('Tab')
    }
    await expect(target).toBeInViewport({ ratio: 0.9 })
  }

  /** Moves the focus to a control and presses a key. */
  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press(key)
  }

  /** Moves the focus to a field and replaces its text. */
  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target)
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.type(text)
  }

  /** Runs an action that loads a page, and waits until that page is ready. */
  async loadBy(action: () => Promise<void>): Promise<void> {
    await this.page.evaluate(() => Object.assign(globalThis, { isOld: true }))
    await action()
    await this.page.waitForFunction(
      () => !('isOld' in globalThis) && document.readyState === 'complete' && 'foyer' in globalThis,
    )
  }

  /** Expects that axe finds nothing in the open windows, and that the given window does not scroll sideways. */
  async expectAccessible(window: Locator): Promise<void> {
    await expect(window.getByText(this.say('ui_loading'))).toHaveCount(0)
    expect(await runAxe(this.page, axe => axe.include('foyer-root').disableRules(LANDMARKS))).toEqual([])
    expect(await window.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
}
