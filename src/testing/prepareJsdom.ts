import { acceptNodeSignals } from './acceptNodeSignals'

/** Size in px. */
interface JsdomSize {
  readonly width: number
  readonly height: number
}

/**
 * Adds browser features that the windows need and jsdom lacks. Replaces `addEventListener` and `insertRule`, because
 * jsdom's own refuse Node's `AbortSignal` and some style rules.
 * @param size client width and height in px of every element. jsdom has no layout, so lists show no entry without them.
 */
export function prepareJsdom(size?: JsdomSize): void {
  if (size)
    Object.defineProperties(HTMLElement.prototype, {
      clientWidth: { configurable: true, get: () => size.width },
      clientHeight: { configurable: true, get: () => size.height },
    })
  acceptNodeSignals()
  stubDialog()
  stubPopover()
  stubStyleSheets()
  if (!('CSS' in globalThis)) define(globalThis, 'CSS', {})
  addMissing(CSS, 'escape', (text: string) =>
    text.replace(/[^\w-]|^\d/g, found => `\\${found.codePointAt(0)?.toString(16)} `),
  )
  addMissing(CSS, 'supports', () => false)
  addMissing(globalThis, 'ResizeObserver', SilentObserver)
  addMissing(globalThis, 'IntersectionObserver', SilentObserver)
  addMissing(globalThis, 'matchMedia', (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: ignore,
      removeListener: ignore,
    }),
  )
  addMissing(Element.prototype, 'scrollIntoView', ignore)
  addMissing(Element.prototype, 'scrollTo', ignore)
  addMissing(Element.prototype, 'getAnimations', () => [])
}

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function stubDialog(): void {
  const show = function (this: HTMLDialogElement): void {
    this.open = true
  }
  const close = function (this: HTMLDialogElement, result?: string): void {
    if (!this.open) return
    this.open = false
    if (result !== undefined) this.returnValue = result
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  addMissing(HTMLDialogElement.prototype, 'show', show)
  addMissing(HTMLDialogElement.prototype, 'showModal', show)
  addMissing(HTMLDialogElement.prototype, 'close', close)
}

function stubPopover(): void {
  const toggle = (element: HTMLElement, newState: 'open' | 'closed'): void => {
    element.toggleAttribute('data-popover-open', newState === 'open')
    element.dispatchEvent(
      Object.assign(new Event('toggle'), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
    )
  }
  addMissing(HTMLElement.prototype, 'showPopover', function (this: HTMLElement) {
    toggle(this, 'open')
  })
  addMissing(HTMLElement.prototype, 'hidePopover', function (this: HTMLElement) {
    toggle(this, 'closed')
  })
}

function stubStyleSheets(): void {
  // jsdom can't parse every rule, so each rule stores only its text.
  define(CSSStyleSheet.prototype, 'insertRule', function (this: CSSStyleSheet, cssText: string, index = 0) {
    ;(this.cssRules as unknown as { cssText: string }[]).splice(index, 0, { cssText })
    return index
  })
  addMissing(CSSStyleSheet.prototype, 'replaceSync', ignore)
  addMissing(CSSStyleSheet.prototype, 'replace', async function (this: CSSStyleSheet) {
    return this
  })
  for (const prototype of [Document.prototype, ShadowRoot.prototype]) {
    if ('adoptedStyleSheets' in prototype) continue
    const sheets = new WeakMap<object, CSSStyleSheet[]>()
    Object.defineProperty(prototype, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        if (!sheets.has(this)) sheets.set(this, [])
        return sheets.get(this)
      },
      set(this: object, list: CSSStyleSheet[]) {
        sheets.set(this, [...list])
      },
    })
  }
}

function addMissing(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) define(owner, name, value)
}

function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}

function ignore(): void {}
