import type { Foyer } from '../api/Foyer'

/** Where the elements find the API: the page's global; the package's entries put their own in its place. */
export const elementHost = {
  findFoyer: (): Foyer | undefined => (window as unknown as { foyer?: Foyer }).foyer,
}
