import type { Locator, Page } from '@playwright/test'
import type { SceneLanguage } from './SceneLanguage'
import { sceneTexts } from './sceneTexts'

/** The page on which a scene is played, and its texts in one language. */
export class SceneStage {
  constructor(
    readonly page: Page,
    readonly language: SceneLanguage,
  ) {}

  /** What a window says by a key; words in braces are filled in. */
  say(key: string, words: Readonly<Record<string, string>> = {}): string {
    const text = sceneTexts(this.language)[key]
    if (text === undefined) throw new Error(`There is no text ${key}.`)
    return text.replaceAll(/\{(\w+)\}/g, (marker, name: string) => words[name] ?? marker)
  }

  /** The window on top. */
  get window(): Locator {
    return this.page.locator('foyer-root dialog[open]').last()
  }

  /** A button of the window on top, or of the form that stands in it, by the key of its text. */
  button(key: string, words?: Readonly<Record<string, string>>): Locator {
    return this.page.getByRole('button', { name: this.say(key, words), exact: true }).last()
  }

  /** A field of the window on top, by the key of its name. */
  field(key: string, words?: Readonly<Record<string, string>>): Locator {
    const named = { name: this.say(key, words), exact: true }
    return this.page.getByRole('textbox', named).or(this.page.getByRole('combobox', named)).last()
  }

  /** An input by its name, in the window or in the form that stands in it. */
  input(name: string): Locator {
    return this.page.locator(`foyer-root [name="${name}"], [data-foyer-form] [name="${name}"]`).last()
  }

  /** A tile of the picture library. */
  tile(index: number): Locator {
    return this.page.getByRole('gridcell').nth(index)
  }

  /** The portal answers what begins with a path by this. */
  async answer(path: string | RegExp, json: unknown, status = 200): Promise<void> {
    await this.page.route(
      url => (typeof path === 'string' ? url.pathname.startsWith(path) : path.test(url.href)),
      route => route.fulfill({ status, json }),
    )
  }

  /** The portal is not there for what an address matches. */
  async refuse(path: RegExp): Promise<void> {
    await this.page.route(path, route => route.abort())
  }
}
