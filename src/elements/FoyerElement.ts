import type { WindowHandle } from '../api/createWindowHandle'
import type { Foyer } from '../api/Foyer'
import { FoyerError } from '../lib/FoyerError'
import { elementHost } from './elementHost'

/**
 * Styles of the elements: the page's font and colours, and Foyer's tokens if the page sets them. A page can style the
 * inner elements by their names in the attribute `part`.
 */
const elementCss = `
:host { display: inline-block; max-width: 100%; font: inherit; color: inherit; }
:host([inline]) { display: block; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.field { display: grid; gap: 8px; min-width: 0; margin: 0; padding: 0; border: 0; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; }
button {
  font: inherit; color: inherit; min-height: 36px; padding: 4px 14px; cursor: pointer; overflow-wrap: anywhere;
  border: 1px solid color-mix(in srgb, currentcolor 60%, transparent); border-radius: var(--foyer-radius, 8px); background: transparent;
}
button:hover:not(:disabled) { background: color-mix(in srgb, currentcolor 8%, transparent); }
button:focus-visible { outline: 2px solid var(--foyer-accent, currentcolor); outline-offset: 2px; }
button:disabled { cursor: default; opacity: 0.55; }
.error { margin: 0; font-size: 0.9em; color: var(--foyer-danger-text, light-dark(#a6211a, #f59b93)); }
.choose[aria-describedby] { border-color: var(--foyer-danger-text, light-dark(#a6211a, #f59b93)); }
ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
li { position: relative; display: grid; inline-size: 96px; }
.thumbnail, .name {
  inline-size: 96px; block-size: 72px; object-fit: contain; border-radius: var(--foyer-radius-small, 5px);
  background: color-mix(in srgb, currentcolor 8%, transparent);
}
.name { display: grid; place-items: center; padding: 4px; overflow: hidden; text-align: center; font-size: 0.85em; overflow-wrap: anywhere; }
.remove { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; inline-size: 28px; min-height: 28px; padding: 0; line-height: 1; border-radius: 999px; color: #fff; background: rgb(0 0 0 / 0.7); border-color: #fff; }
.remove:hover:not(:disabled) { background: #000; }
.remove:focus-visible { outline-color: #fff; box-shadow: 0 0 0 4px #000; }
.status { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (pointer: coarse) { button { min-height: 44px; } .remove { inline-size: 36px; min-height: 36px; } }
`

/** A server has no `HTMLElement`. It only imports the classes and makes no element, so any base class will do. */
const Base = 'HTMLElement' in globalThis ? HTMLElement : (Object as unknown as typeof HTMLElement)

/**
 * Base class of the two elements. Gives an element its shadow tree, associates it with a form, and opens one window at
 * a time.
 */
export abstract class FoyerElement extends Base {
  static readonly formAssociated = true
  protected readonly internals: ElementInternals
  protected readonly shadow: ShadowRoot
  private closing: AbortController | undefined

  constructor() {
    super()
    this.internals = this.attachInternals()
    this.shadow = this.attachShadow({ mode: 'open', delegatesFocus: true })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(elementCss)
    this.shadow.adoptedStyleSheets = [sheet]
    this.addEventListener('click', event => {
      // A click on the element's label targets the element itself, so move the focus to its button. A click inside the
      // element targets an inner element, and the browser sets the focus.
      if (event.composedPath()[0] === this) this.focus()
    })
  }

  /** True when the element has the attribute `disabled`. A fieldset can disable the element without this attribute. */
  get disabled(): boolean {
    return this.hasAttribute('disabled')
  }
  set disabled(isDisabled: boolean | undefined) {
    // Frameworks remove a property by setting undefined. Without `?? false` that would toggle the attribute.
    this.toggleAttribute('disabled', isDisabled ?? false)
  }

  /** The form that the element belongs to. */
  get form(): HTMLFormElement | null {
    return this.internals.form
  }

  /** The labels that name the element. */
  get labels(): NodeList {
    return this.internals.labels
  }

  /** Closes the element's window without a choice, if one is open. */
  close(): void {
    this.closing?.abort()
  }

  connectedCallback(): void {
    this.upgradeProperties()
    this.draw()
  }

  disconnectedCallback(): void {
    // Waits a microtask, because an element that is only moved is connected again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.close()
    })
  }

  formDisabledCallback(): void {
    this.draw()
  }

  /** True when the element's window is open or loading. */
  protected get isOpen(): boolean {
    return this.closing !== undefined
  }

  /** True when the element is disabled, by its own `disabled` or by a fieldset. */
  protected get isOff(): boolean {
    return this.matches(':disabled')
  }

  /** Renders the attributes and the state. */
  protected abstract draw(): void

  /**
   * Opens a window. When the window has closed, dispatches the event `foyer:result` with the result, as an element with
   * `data-foyer` does.
   * @throws FoyerError if the element's window is open, or if the page has no Foyer
   */
  protected openWindow<Result>(
    open: (foyer: Foyer, signal: AbortSignal) => WindowHandle<Result>,
  ): WindowHandle<Result> {
    if (this.closing)
      throw new FoyerError(
        'CALL_WRONG_ARGUMENT',
        `<${this.localName}> already has an open window. Wait for its event foyer:result, or call close().`,
      )
    const foyer = elementHost.findFoyer()
    if (!foyer?.pix)
      throw new FoyerError(
        'MISSING_DEPENDENCIES',
        `<${this.localName}> found no global foyer. Add the script foyer.js or foyer.umd.js to the page, or import '@foyer/widgets/elements' from the bundle.`,
      )
    const closing = (this.closing = new AbortController())
    const handle = open(foyer, closing.signal)
    void handle.result.then(detail => {
      this.closing = undefined
      this.draw()
      this.dispatchEvent(new CustomEvent('foyer:result', { detail, bubbles: true }))
    })
    return handle
  }

  /**
   * Sets properties again through the accessors of the class. A framework may have set them before the element was
   * defined; such properties hide the accessors.
   */
  private upgradeProperties(): void {
    const own = this as unknown as Record<string, unknown>
    for (const name of Object.keys(this).filter(key => key in Object.getPrototypeOf(this))) {
      const value = own[name]
      delete own[name]
      own[name] = value
    }
  }
}
