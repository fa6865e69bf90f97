import type { Foyer } from '../api/Foyer'

/**
 * Finds the API for the elements and for `useFoyerWindow`. `findFoyer` returns the page's global `foyer`. If
 * `defineElements` gets an API, it replaces `findFoyer` by a function that returns this API.
 */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
