import type { Foyer } from '../api/Foyer'

/**
 * Finds the API for the elements and for `useFoyerWindow`. `findFoyer` returns the page's global, until `defineElements`
 * gets another API and replaces `findFoyer`.
 */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
