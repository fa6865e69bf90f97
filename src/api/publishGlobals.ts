import type { Foyer } from './Foyer'

/** Puts the API on the page: `foyer`, and `pix` and `register` where the page has nothing of that name. Nothing that a page has is overwritten. */
export function publishGlobals(foyer: Foyer): void {
  const page = window as unknown as Record<string, unknown>
  page['foyer'] ??= foyer
  page['pix'] ??= foyer.pix
  page['register'] ??= foyer.register
}
