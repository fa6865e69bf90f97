import type { Foyer } from './Foyer'

/**
 * Sets the globals `foyer`, `pix`, `register` and `event`; if the tag has `data-globals="foyer"`, only `foyer`. Never
 * overwrites a global that a script of the page has set. An element with such an id or name does not prevent the
 * global, because a global has priority over an element.
 * @param tag the script element, if there is one
 * @returns true for the page's first copy of Foyer. For a further copy, logs an error and returns false. Such a copy
 * must not listen for clicks on the page, because each click would open two windows.
 */
export function publishGlobals(foyer: Foyer, tag?: HTMLOrSVGElement | null): boolean {
  const page = window as unknown as Record<string, Partial<Foyer> | undefined>
  // User-written elements may have the names `foyer` and `pix`, but they have no method `manage`.
  if (typeof page['foyer']?.pix?.manage === 'function') {
    console.error(`Foyer: loaded twice. Load it once.`)
    return false
  }
  // Neither an undefined `var` of the page nor an element counts as set by the page's script.
  const isFree = (name: string) => !Object.hasOwn(page, name) || page[name] == null
  const publish = (name: string, value: unknown) => {
    if (isFree(name)) page[name] = value as Foyer
  }
  publish('foyer', foyer)
  if (tag?.dataset['globals'] !== 'foyer') {
    publish('pix', foyer.pix)
    publish('register', foyer.register)
    publishEvent(foyer)
  }
  return true
}

/**
 * Lets every script of the page call `event.overview()`. While the browser dispatches an event, `window.event` is that
 * event, as usual. Otherwise it is `foyer.event`. `Event.prototype` gets `overview` too, because `event` is the event
 * itself in an `onclick` attribute.
 */
function publishEvent({ event }: Foyer): void {
  const native = Object.getOwnPropertyDescriptor(window, 'event')
  // The page has assigned its own value to `window.event`, which must stay.
  if (native && !native.get) return
  Reflect.defineProperty(window, 'event', {
    configurable: true,
    enumerable: true,
    get: () => (native?.get?.call(window) as Event | undefined) ?? event,
    // An assignment of the page replaces the property, as with the browser's own `event`.
    set(value: unknown) {
      Reflect.defineProperty(window, 'event', { configurable: true, enumerable: true, writable: true, value })
    },
  })
  Reflect.defineProperty(Event.prototype, 'overview', { configurable: true, writable: true, value: event.overview })
}
