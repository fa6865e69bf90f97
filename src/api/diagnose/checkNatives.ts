import type { DiagnosisCheck } from './Diagnosis'
import { good } from './good'

/** What windows are made with; `Element` and its like are looked at too, with all that they hand on. */
const OWNERS = ['Object', 'Function', 'Array', 'String', 'Number', 'Date', 'RegExp', 'Promise', 'Map', 'Set', 'Symbol', 'JSON', 'URL', 'EventTarget', 'Event', 'Node', 'Element', 'HTMLElement', 'Document', 'ShadowRoot', 'AbortController', 'MutationObserver', 'ResizeObserver', 'Request'] as const
const HELD = 'Array.from, Function.prototype.bind and scrollTo are nothing to Foyer. Should a window fail, look for the others'

type Realm = Readonly<Record<string, unknown>>

/** What scripts of the page have put in the place of natives, found by comparison with an empty frame. */
export function checkNatives(): DiagnosisCheck {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  try {
    const replaced = listReplaced(window as unknown as Realm, frame.contentWindow as unknown as Realm)
    return replaced.length === 0 ? good('nothing replaced') : { status: 'limited', found: `replaced by the page: ${replaced.join(', ')}`, advice: `${HELD}: load what replaces them on other pages only, or a newer version of it.` }
  } catch {
    return { status: 'limited', found: 'could not be compared: a sandbox forbids frames', advice: 'Look at the page outside the sandbox.' }
  } finally {
    frame.remove()
  }
}

function listReplaced(page: Realm, fresh: Realm): string[] {
  return OWNERS.flatMap(name => {
    const [own, native] = [page[name], fresh[name]]
    // Of another's own making, with members of its own.
    if (isReplaced(own, native)) return [name]
    return replacedMembers(name, own, native).concat(replacedMembers(`${name}.prototype`, prototypeOf(own), prototypeOf(native)))
  })
}

function replacedMembers(place: string, own: unknown, native: unknown): string[] {
  const names = native ? Object.getOwnPropertyNames(native) : []
  return names.filter(name => name !== 'constructor' && isReplaced(valueOf(own, name), valueOf(native, name))).map(name => `${place}.${name}`)
}

const prototypeOf = (owner: unknown) => (owner as { prototype?: unknown } | undefined)?.prototype
/** Getters are left alone: reading one on a prototype throws. */
const valueOf = (owner: unknown, name: string): unknown => (owner ? Object.getOwnPropertyDescriptor(owner, name)?.value : undefined)
const isNative = (value: unknown) => typeof value === 'function' && /\[native code\]\s*\}$/.test(Function.prototype.toString.call(value))
const isReplaced = (own: unknown, native: unknown) => isNative(native) && !isNative(own)
