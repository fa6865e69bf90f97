import { FoyerError } from '../lib/FoyerError'

/** What a window is built on, by the name a developer knows it by; asked of what there is, because a page may have put another `Element` and `Document` in their place. */
const NEEDS: Readonly<Record<string, () => boolean>> = {
  '<dialog>': () => typeof HTMLDialogElement === 'function' && 'showModal' in HTMLDialogElement.prototype,
  'shadow trees': () => 'attachShadow' in document.documentElement,
  adoptedStyleSheets: () => 'adoptedStyleSheets' in document,
  'nested style rules': () => 'adoptedStyleSheets' in document && readsNestedRules(),
}

/** Also those that begin with the name of an element, which some versions refused. */
function readsNestedRules(): boolean {
  const sheet = new CSSStyleSheet()
  sheet.insertRule('p{b{top:0}}')
  return sheet.cssRules[0]!.cssText.includes('top')
}

/**
 * Refuses a browser that lacks something windows are built on.
 * @throws FoyerError MISSING_DEPENDENCIES, 'Missing dependencies' with what is missing (image-library 8.3).
 */
export function requireBrowser(): void {
  const missing = Object.keys(NEEDS).filter(need => !NEEDS[need]!())
  if (missing.length > 0) throw new FoyerError('MISSING_DEPENDENCIES', `Missing dependencies: this browser has no ${missing.join(', ')}. Offer the page without the library there.`)
}
