import type { Foyer } from './Foyer'

/**
 * Puts the API on the page: `foyer`, and `pix`, `register` and `event` unless the page's own script has put something there or the tag says
 * `data-globals="foyer"`. An element with such an id or name is no obstacle: the global is found before it (decisions, Page globals).
 * @param tag the script's tag, if there is one
 * @returns true for the page's first copy of Foyer. A further one says so on the console, and must not listen to the page: each click would open two windows.
 */
export function publishGlobals(foyer: Foyer, tag?: HTMLOrSVGElement | null): boolean {
  const page = window as unknown as Record<string, Partial<Foyer> | undefined>
  // Elements that people wrote on the page may be called `foyer` and `pix`, too; none has such a call.
  if (typeof page['foyer']?.pix?.manage === 'function') {
    console.error(`Foyer: loaded twice. Load it once.`)
    return false
  }
  // A `var` of the page without a value, and an element, are nothing that its script has put there.
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
 * Makes `event.overview()` a call from every script of the page. `window.event` stays the browser's event while one is dispatched, and every
 * event has `overview` by its prototype, because an `onclick` attribute gets the event itself as `event`. At any other time it is `foyer.event`.
 */
function publishEvent({ event }: Foyer): void {
  const native = Object.getOwnPropertyDescriptor(window, 'event')
  // Assigned by the page: its own.
  if (native && !native.get) return
  Reflect.defineProperty(window, 'event', {
    configurable: true,
    enumerable: true,
    get: () => (native?.get?.call(window) as Event | undefined) ?? event,
    // As the browser has it: what a page assigns replaces it.
    set(value: unknown) {
      Reflect.defineProperty(window, 'event', { configurable: true, enumerable: true, writable: true, value })
    },
  })
  Reflect.defineProperty(Event.prototype, 'overview', { configurable: true, writable: true, value: event.overview })
}
