import { FoyerError } from '../lib/FoyerError'

/** The error of a part that could not be loaded; `what` names it, beginning a sentence. */
export function chunkNotLoaded(what: string, cause: unknown): FoyerError {
  return new FoyerError('CHUNK_NOT_LOADED', `${what} could not be loaded. The network, the page's policy, an integrity or a missing file stopped it; try again.`, { cause })
}
