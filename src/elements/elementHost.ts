import type { Foyer } from '../api/Foyer'

/** Finds the API for the elements: the page's global. The package's entries replace it by their own API. */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
