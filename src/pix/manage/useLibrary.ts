import { createContext, useContext } from 'react'
import type { Library } from './useLibraryState'

/** Context of `useLibrary`. */
export const LibraryContext = createContext<Library | undefined>(undefined)

/**
 * Returns the shared state of the library.
 * @throws Error outside of the manage window
 */
export function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (!library) throw new Error('useLibrary was called outside of the picture library; render the component inside it.')
  return library
}
