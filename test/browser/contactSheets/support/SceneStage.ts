import type { Locator, Page } from '@playwright/test'
import type { SceneLanguage } from './SceneLanguage'
import { repeatText, sceneTexts } from './sceneTexts'

/** Page of a scene, with its texts in one language. */
export class SceneStage {
  constructor(
    readonly page: Page,
    readonly language: SceneLanguage,
    /** Number of times that each text is repeated, for windows with long texts. */
    readonly times = 1,
  ) {}

  /** Returns the text of a key, with values for the words in braces. */
  say(key: string, words: Readonly<Record<string, string>> = {}): string {
    const text = sceneTexts(this.language)[key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return repeatText(text, this.times).replaceAll(/\{(\w+)\}/g, (marker, name: string) => words[name] ?? marker)
  }

  /** Returns the window on top. */
  get window(): Locator {
    return this.page.locator('foyer-root dialog[open]').last()
  }

  /** Returns the last button with the text of this key: in the window on top or in that window's credential form. */
  button(key: string, words?: Readonly<Record<string, string>>): Locator {
    return this.page.getByRole('button', { name: this.say(key, words), exact: true }).last()
  }

  /** Returns the last field with the name of this key: in the window on top or in that window's credential form. */
  field(key: string, words?: Readonly<Record<string, string>>): Locator {
    const named = { name: this.say(key, words), exact: true }
    return this.page.getByRole('textbox', named).or(this.page.getByRole('combobox', named)).last()
  }

  /** Returns an input by its name, in the window or in its credential form. */
  input(name: string): Locator {
    return this.page.locator(`foyer-root [name="${name}"], [data-foyer-form] [name="${name}"]`).last()
  }

  /** Returns a tile of the picture library. */
  tile(index: number): Locator {
    return this.page.getByRole('gridcell').nth(index)
  }

  /** Fakes the portal's response for paths that begin with `path`, or for addresses that match `path`. */
  async answer(path: string | RegExp, json: unknown, status = 200): Promise<void> {
    await this.page.route(
      url => (typeof path === 'string' ? url.pathname.startsWith(path) : path.test(url.href)),
      route => route.fulfill({ status, json }),
    )
  }

  /** Fakes a portal that can't be reached at matching addresses. */
  async refuse(path: RegExp): Promise<void> {
    await this.page.route(path, route => route.abort())
  }
}
