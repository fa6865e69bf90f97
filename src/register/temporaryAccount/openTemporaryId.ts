import { readTemporaryState } from './readTemporaryState'

/**
 * The id of the temporary account that a person can go on with; undefined: there is none, or it was moved away.
 * @param cookies as `document.cookie` gives them
 */
export function openTemporaryId(cookies: string): string | undefined {
  const { id, isMigrated } = readTemporaryState(cookies)
  return isMigrated ? undefined : id
}
