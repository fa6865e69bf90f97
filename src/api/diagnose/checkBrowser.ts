import { type DiagnosisCheck, type DiagnosisName, good } from './Diagnosis'

/**
 * Checks the browser features that windows need, and that no script has replaced `<dialog>`. Also reports the page's
 * rendering mode, and whether the page is inside an iframe.
 */
export function checkBrowser(): Partial<Record<DiagnosisName, DiagnosisCheck>> {
  const isQuirky = document.compatMode !== 'CSS1Compat'
  const isInIframe = window.parent !== window
  const found = [
    isQuirky ? 'quirks mode' : 'standards mode',
    window.isSecureContext ? 'secure' : 'not secure (http)',
    isInIframe && 'inside an iframe',
  ]
    .filter(Boolean)
    .join(', ')
  return {
    page: isInIframe
      ? {
          status: 'limited',
          found,
          advice:
            'Windows can be no larger than the iframe: give it at least 680 × 630 px, or open Foyer from the page around it.',
        }
      : good(found),
    modules:
      'noModule' in HTMLScriptElement.prototype
        ? good('supported')
        : {
            status: 'problem',
            found: 'the browser does not support modules',
            advice: 'Load foyer.umd.js in such browsers.',
          },
    dialog: checkDialog(),
    popover:
      'popover' in HTMLElement.prototype
        ? good('supported')
        : {
            status: 'limited',
            found: 'missing',
            advice: 'Menus and lists are clipped at the edge of the window. Only a newer browser helps.',
          },
  }
}

function checkDialog(): DiagnosisCheck {
  if (!('showModal' in (globalThis.HTMLDialogElement?.prototype ?? {})))
    return {
      status: 'problem',
      found: '<dialog> is missing',
      advice: 'No window can open. Offer the page without the library in such browsers.',
    }
  const isBuiltIn = Function.prototype.toString.call(HTMLDialogElement.prototype.showModal).includes('[native code]')
  return isBuiltIn
    ? good('<dialog> with top layer')
    : {
        status: 'limited',
        found: "<dialog> was replaced by the page's script",
        advice: 'A polyfill may put windows under the page. Load it only where the browser has no <dialog>.',
      }
}

/**
 * Native objects that windows use. Only own members are compared, so the base classes of `HTMLElement` are listed too.
 */
const OWNERS = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Date',
  'RegExp',
  'Promise',
  'Map',
  'Set',
  'Symbol',
  'JSON',
  'URL',
  'EventTarget',
  'Event',
  'Node',
  'Element',
  'HTMLElement',
  'Document',
  'ShadowRoot',
  'AbortController',
  'MutationObserver',
  'ResizeObserver',
  'Request',
] as const
const HELD =
  'Foyer also works if Array.from, Function.prototype.bind or scrollTo is replaced. If another replaced function makes a window fail'

type Realm = Readonly<Record<string, unknown>>

/** Finds native functions that scripts of the page have replaced, by comparison with an empty iframe. */
export function checkNatives(): DiagnosisCheck {
  const iframe = document.createElement('iframe')
  iframe.hidden = true
  document.documentElement.append(iframe)
  try {
    const replaced = listReplaced(window as unknown as Realm, iframe.contentWindow as unknown as Realm)
    return replaced.length === 0
      ? good('nothing replaced')
      : {
          status: 'limited',
          found: `replaced by the page: ${replaced.join(', ')}`,
          advice: `${HELD}, load a newer version of the script that replaces it, or don't load that script on this page.`,
        }
  } catch {
    return {
      status: 'limited',
      found: 'could not be compared: the sandbox blocks access to iframes',
      advice: 'Open the page outside the sandbox.',
    }
  } finally {
    iframe.remove()
  }
}

function listReplaced(page: Realm, fresh: Realm): string[] {
  return OWNERS.flatMap(name => {
    const [own, native] = [page[name], fresh[name]]
    // If a script has replaced the whole object, all its members differ, so only its name is reported.
    if (isReplaced(own, native)) return [name]
    return replacedMembers(name, own, native).concat(
      replacedMembers(`${name}.prototype`, prototypeOf(own), prototypeOf(native)),
    )
  })
}

function replacedMembers(place: string, own: unknown, native: unknown): string[] {
  const names = native ? Object.getOwnPropertyNames(native) : []
  return names
    .filter(name => name !== 'constructor' && isReplaced(valueOf(own, name), valueOf(native, name)))
    .map(name => `${place}.${name}`)
}

const prototypeOf = (owner: unknown) => (owner as { prototype?: unknown } | undefined)?.prototype
/** Skips getters, because reading one on a prototype throws. */
const valueOf = (owner: unknown, name: string): unknown =>
  owner ? Object.getOwnPropertyDescriptor(owner, name)?.value : undefined
const isNative = (value: unknown) =>
  typeof value === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value))
const isReplaced = (own: unknown, native: unknown) => isNative(native) && !isNative(own)
