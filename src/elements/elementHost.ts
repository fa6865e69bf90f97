import type { Foyer } from '../api/Foyer'

/** Finds the API for the elements: the page's global. `defineElements` replaces this function if it gets an API. */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
