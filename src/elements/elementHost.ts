import type { Foyer } from '../api/Foyer'

/** Finds the API for the elements: the page's global. The package's entries replace this function with their own. */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
