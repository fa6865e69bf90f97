import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'

const WAIT_MS = 20_000

/** Returns functions that read and use Foyer's windows in WebKitGTK. Its driver reaches shadow trees by script only. */
export function webkitWindow(browser: WebDriver) {
  /**
   * Returns the topmost window's first visible element that matches the selector and contains the text, in its
   * `aria-label` if it has one.
   */
  const find = (selector: string, text = '') =>
    browser.executeScript<WebElement | null>(
      `const windows = [...document.querySelectorAll('foyer-root')].flatMap(root => [...root.shadowRoot.querySelectorAll('dialog[open]')])
       const top = windows.at(-1)
       return [...(top?.querySelectorAll(arguments[0]) ?? [])].find(element => element.getClientRects().length > 0 &&
         (element.getAttribute('aria-label') ?? element.textContent).includes(arguments[1])) ?? null`,
      selector,
      text,
    )
  /** Waits until `find` finds an element, and returns the element. */
  const see = (selector: string, text = ''): Promise<WebElement> =>
    browser.wait(() => find(selector, text) as Promise<WebElement>, WAIT_MS, `no ${selector} with '${text}'`)
  return {
    find,
    see,
    /** Waits until the expression, run in the page, is true. */
    until: (expression: string) =>
      browser.wait(() => browser.executeScript<boolean>(`return Boolean(${expression})`), WAIT_MS, expression),
    /** Presses keys where the focus is. */
    press: (...keys: readonly string[]) =>
      browser
        .actions()
        .sendKeys(...keys)
        .perform(),
    /** Focuses an element of the topmost window and presses Enter. */
    choose: async (selector: string, text = '') => {
      const element = await see(selector, text)
      await browser.executeScript('arguments[0].focus()', element)
      await browser.actions().sendKeys(Key.ENTER).perform()
    },
    /** Returns the number of open windows. */
    count: () =>
      browser.executeScript<number>(
        `return [...document.querySelectorAll('foyer-root')].flatMap(root => [...root.shadowRoot.querySelectorAll('dialog[open]')]).length`,
      ),
  }
}
