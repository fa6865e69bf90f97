import type { DiagnosisCheck, DiagnosisName } from './Diagnosis'
import { good } from './good'

/** What windows are built on, and what a page may have put in its place. */
export function checkBrowser(): Partial<Record<DiagnosisName, DiagnosisCheck>> {
  const isQuirky = document.compatMode !== 'CSS1Compat'
  const isFramed = window.parent !== window
  const found = [isQuirky ? 'quirks mode' : 'standards mode', window.isSecureContext ? 'secure' : 'not secure (http)', isFramed && 'inside a frame'].filter(Boolean).join(', ')
  return {
    page: isFramed ? { status: 'limited', found, advice: 'Windows can be no larger than the frame: give it at least 680 × 630 px, or open Foyer from the page around it.' } : good(found),
    modules: 'noModule' in HTMLScriptElement.prototype ? good('supported') : { status: 'problem', found: 'the browser knows no modules', advice: 'Load foyer.umd.js there.' },
    dialog: checkDialog(),
    popover: 'popover' in HTMLElement.prototype ? good('supported') : { status: 'limited', found: 'missing', advice: 'Menus and lists are cut off at the edge of the window. Nothing to do but a newer browser.' },
  }
}

function checkDialog(): DiagnosisCheck {
  if (!('showModal' in (globalThis.HTMLDialogElement?.prototype ?? {}))) return { status: 'problem', found: '<dialog> is missing', advice: 'No window can open. Offer the page without the library there.' }
  const isNative = Function.prototype.toString.call(HTMLDialogElement.prototype.showModal).includes('[native code]')
  return isNative ? good('<dialog> with top layer') : { status: 'limited', found: "<dialog> was replaced by the page's script", advice: 'A polyfill may put windows under the page. Load it only where the browser has no <dialog>.' }
}
