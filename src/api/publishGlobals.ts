import type { Foyer } from './Foyer'

/**
 * Puts the API on the page: `foyer`, and `pix` and `register` where the page has nothing of that name. Nothing that a page has is
 * overwritten; an element with the id `foyer` is reached by its id still.
 * @returns whether this is the page's first copy of Foyer. A further one says so on the console, and must not listen to the page: each click would open two windows.
 */
export function publishGlobals(foyer: Foyer): boolean {
  const page = window as unknown as Record<string, Partial<Foyer> | undefined>
  // Elements that people wrote on the page may be called `foyer` and `pix`, too; none has such a call.
  if (typeof page['foyer']?.pix?.manage === 'function') {
    console.error(`Foyer: loaded twice. Load it once.`)
    return false
  }
  // An element of that id is no property of the window's own.
  if (!Object.hasOwn(page, 'foyer')) page['foyer'] = foyer
  page['pix'] ??= foyer.pix as unknown as Foyer
  page['register'] ??= foyer.register as unknown as Foyer
  return true
}
