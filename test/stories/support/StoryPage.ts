import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { watchStory } from './watchStory'

// What axe says of colours; the rest is the same in every scheme.
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
// Rules about a whole page, which a story is not.
const PAGE_RULES = ['landmark-one-main', 'page-has-heading-one', 'region']
// Said when a play function's mock was called with an event: Storybook itself walks over its own window then.
const STORYBOOK_OWN = /^Accessing the Story Store is deprecated/

/** What the story's page reported, see watchStory. */
export interface StoryOutcome {
  readonly status: string
  readonly error?: string
  /** Faults that the story announces by its parameter `expectedFaults`; each has to come. */
  readonly expectedFaults: readonly string[]
}

declare global {
  interface Window {
    foyerStory?: StoryOutcome
  }
}

/** One browser page that shows story after story and keeps account of everything that goes wrong. */
export class StoryPage {
  private readonly faults: string[] = []

  constructor(
    readonly page: Page,
    private readonly origin: string,
  ) {
    page.on('console', message => !STORYBOOK_OWN.test(message.text()) && this.faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`))
    page.on('pageerror', error => this.faults.push(`uncaught: ${error.message}`))
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      // A story that is left gives up what it had asked for.
      if (reason !== 'net::ERR_ABORTED') this.faults.push(`request failed: ${request.url()} ${reason}`)
    })
    page.on('response', response => {
      if (response.status() >= 400) this.faults.push(`answer ${response.status()}: ${response.url()}`)
    })
  }

  static async create(page: Page, origin: string): Promise<StoryPage> {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(watchStory)
    return new StoryPage(page, origin)
  }

  /** Shows a story and waits until its play function is through. Returns what went wrong, nothing for a sound story. */
  async open(id: string): Promise<string[]> {
    // Ends what the story before still asks for, so that its late answers are not counted against this one.
    await this.page.goto('about:blank')
    await this.page.emulateMedia({ colorScheme: 'light' })
    this.faults.length = 0
    await this.page.goto(`${this.origin}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`, { waitUntil: 'commit' })
    const handle = await this.page.waitForFunction(() => window.foyerStory, undefined, { timeout: 15_000 })
    const outcome = await handle.jsonValue()
    const { status, error, expectedFaults } = outcome ?? { status: 'missing', expectedFaults: [] }
    const isExpected = (fault: string) => expectedFaults.some(part => fault.includes(part))
    return [
      ...(error === undefined ? [] : [`play: ${error}`]),
      ...(status === 'success' ? [] : [`status: ${status}`]),
      ...this.faults.filter(fault => !isExpected(fault)),
      ...expectedFaults.filter(part => !this.faults.some(fault => fault.includes(part))).map(part => `expected fault never came: ${part}`),
    ]
  }

  /** Lets axe look at the story that is shown, shadow trees included. Returns its findings. */
  findBarriers(): Promise<string[]> {
    return this.analyze(axe => axe.disableRules(PAGE_RULES))
  }

  /** Shows the same story in dark colours, and lets axe look at them. Returns its findings. */
  async findDarkBarriers(): Promise<string[]> {
    await this.page.emulateMedia({ colorScheme: 'dark' })
    return this.analyze(axe => axe.withRules(COLOUR_RULES))
  }

  private async analyze(choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
    const { violations } = await choose(new AxeBuilder({ page: this.page })).setLegacyMode().analyze()
    return violations.flatMap(({ id, help, nodes }) => nodes.map(node => `axe ${id}: ${help} at ${node.target.flat().join(' » ')}`))
  }
}
