import type { Page } from '@playwright/test'
import { watchStory } from './watchStory'

// Storybook logs this when a play function's mock was called with an event, because it then reads all of `window`.
const STORYBOOK_OWN = /^Accessing the Story Store is deprecated/
const MOST_WAIT_MS = 30_000
// A request without a response after this time counts as one that never gets a response in this story.
const MOST_PENDING_MS = 500

/** Options for showing a story. */
export interface StoryView {
  /** Settings of Storybook's toolbar, such as `{ language: 'pl' }`; default: its initial ones. */
  readonly globals?: Readonly<Record<string, string>>
  /** True when the play function does not run. */
  readonly isStill?: boolean
}

/** Outcome of a story, as `watchStory` reports it. */
export interface StoryOutcome {
  readonly status: string
  readonly error?: string
  /** Errors that the story announces by its parameter `expectedErrors`; each must occur. */
  readonly expectedErrors: readonly string[]
}

declare global {
  interface Window {
    foyerStory?: StoryOutcome | undefined
    /** Replaces the current story by another one. */
    showStory?(id: string): void
  }
}

/** One browser page that shows story after story and records every error. */
export class StoryPage {
  private readonly errors: string[] = []
  /** Requests that have not finished. */
  private readonly pending = new Set<object>()
  /**
   * The current story and its options, unless the story had errors. The next story can replace only a story without
   * errors.
   */
  private shown: { readonly id: string; readonly view: string } | undefined

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on(
      'console',
      message =>
        !STORYBOOK_OWN.test(message.text()) &&
        this.errors.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
    )
    page.on('pageerror', error => this.errors.push(`uncaught: ${error.message}`))
    page.on('request', request => this.pending.add(request))
    page.on('requestfinished', request => this.pending.delete(request))
    page.on('requestfailed', request => {
      this.pending.delete(request)
      const reason = request.failure()?.errorText ?? ''
      // Leaving a story aborts its requests.
      if (reason !== 'net::ERR_ABORTED') this.errors.push(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', response => {
      if (response.status() >= 400) this.errors.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  static async create(page: Page, origin: string): Promise<StoryPage> {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(watchStory)
    return new StoryPage(page, origin)
  }

  /**
   * Loads the page of a story and waits until the story's play function has ended. Returns the errors.
   */
  async open(id: string, view: StoryView = {}): Promise<string[]> {
    this.shown = undefined
    // Aborts the requests of the previous story, so that late responses don't count as errors of this one.
    await this.page.goto('about:blank')
    this.pending.clear()
    await this.prepare()
    const globals = Object.entries({ 'a11y.manual': '!true', ...view.globals }).map(
      ([name, value]) => `${name}:${value}`,
    )
    await this.page.goto(
      `${this.origin}/iframe.html?id=${id}&viewMode=story&globals=${globals.join(';')}${view.isStill ? '&embed=true' : ''}`,
      { waitUntil: 'commit' },
    )
    return this.validate(id, view)
  }

  /**
   * Shows a story in place of the previous one, as Storybook does, because this is much faster than `open`. Calls
   * `open` if the options differ from the previous ones, and after a story with errors or with a request without
   * response.
   */
  async follow(id: string, view: StoryView = {}): Promise<string[]> {
    if (this.shown?.view !== JSON.stringify(view) || !(await this.isSettled())) return this.open(id, view)
    const before = this.shown.id
    this.shown = undefined
    await this.prepare()
    await this.page.evaluate(storyId => {
      for (const root of document.querySelectorAll('foyer-root')) root.setAttribute('data-left', '')
      window.foyerStory = undefined
      window.showStory?.(storyId)
    }, id)
    const errors = await this.validate(id, view)
    if ((await this.page.locator('foyer-root[data-left]').count()) > 0)
      errors.push('the window of the previous story is still open')
    return errors.map(error => `${error} (shown after ${before})`)
  }

  private async prepare(): Promise<void> {
    await this.page.emulateMedia({ colorScheme: 'light' })
    this.errors.length = 0
  }

  /** Waits a short time for pending requests. Returns true if none is left. */
  async isSettled(): Promise<boolean> {
    const end = Date.now() + MOST_PENDING_MS
    while (this.pending.size > 0 && Date.now() < end)
      await this.page.evaluate(() => new Promise(resolve => setTimeout(resolve, 20)))
    return this.pending.size === 0
  }

  private async validate(id: string, view: StoryView): Promise<string[]> {
    const handle = await this.page.waitForFunction(() => window.foyerStory, undefined, { timeout: MOST_WAIT_MS })
    const outcome = await handle.jsonValue()
    const { status, error, expectedErrors } = outcome ?? { status: 'missing', expectedErrors: [] }
    const isExpected = (error: string) => expectedErrors.some(part => error.includes(part))
    const errors = [
      ...(error === undefined ? [] : [`play: ${error}`]),
      ...(status === 'success' ? [] : [`status: ${status}`]),
      ...this.errors.filter(error => !isExpected(error)),
      ...expectedErrors
        .filter(part => !this.errors.some(error => error.includes(part)))
        .map(part => `expected error did not occur: ${part}`),
    ]
    if (errors.length === 0) this.shown = { id, view: JSON.stringify(view) }
    return errors
  }
}
