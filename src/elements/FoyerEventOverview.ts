import type { WindowHandle } from '../api/createWindowHandle'
import { whenPageReady } from '../lib/whenPageReady'
import { elementTexts } from './elementTexts'
import { FoyerElement } from './FoyerElement'

/**
 * `<foyer-event-overview>`: a button that opens the account's own events (`foyer.event.overview`). With the attribute
 * `inline`, the element shows the overview itself instead. Attributes: `inline`, `disabled`, `keep-hash`, `reload`,
 * `lang`. The element's content is the button's text. A visitor gets the login layer. If the visitor closes it without
 * a login, the element shows the button, also with `inline`. Part: `button`. Event: `foyer:result` when the window has
 * closed.
 */
export class FoyerEventOverview extends FoyerElement {
  static readonly observedAttributes = ['inline', 'disabled', 'lang']
  private hasTried = false

  /** True when the overview shows in the element's place, not in a modal window. */
  get inline(): boolean {
    return this.hasAttribute('inline')
  }
  set inline(isInline: boolean | undefined) {
    this.toggleAttribute('inline', isInline ?? false)
  }

  attributeChangedCallback(name: string): void {
    if (name === 'inline') {
      this.hasTried = false
      // The element renders again after the window has closed.
      if (this.isOpen) return this.close()
    }
    if (this.isConnected) this.draw()
  }

  /**
   * Opens the overview.
   * @throws FoyerError MISSING_DEPENDENCIES without Foyer on the page, CALL_WRONG_ARGUMENT while its window is open
   */
  open(): WindowHandle<never> {
    if (this.inline) this.shadow.replaceChildren(document.createElement('slot'))
    return this.openWindow((foyer, signal) =>
      foyer.event.overview({
        signal,
        keepHash: this.hasAttribute('keep-hash'),
        reload: this.hasAttribute('reload'),
        ...(this.inline && { container: this }),
      }),
    )
  }

  protected draw(): void {
    if (this.inline && this.isOpen) return
    this.drawButton()
    if (!this.inline || this.hasTried || this.isOff) return
    this.hasTried = true
    // Waits until the page is ready, because the page's own script may run after the script of the elements.
    whenPageReady(() => {
      if (this.isConnected && !this.isOpen) this.open()
    })
  }

  /** Renders the button. Its element stays the same, so that the focus returns to it when the window closes. */
  private drawButton(): void {
    const button = this.shadow.querySelector('button') ?? this.makeButton()
    button.disabled = this.isOff
    button.querySelector('slot')!.textContent = elementTexts(this).events
  }

  private makeButton(): HTMLButtonElement {
    const button = Object.assign(document.createElement('button'), { type: 'button', onclick: () => void this.open() })
    button.setAttribute('part', 'button')
    button.append(document.createElement('slot'))
    this.shadow.replaceChildren(button)
    return button
  }
}
