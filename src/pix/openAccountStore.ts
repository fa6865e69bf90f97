import { localStore, type WebStore } from '../lib/webStore'

/**
 * Keys of everything that the picture library stores for an account (image-library 3.7, and the drafts of the meta
 * window).
 */
const KEYS = ['seriesId', 'scrollPos', 'picturesLength', 'picturesFilter', 'collectedPictures', 'metaDrafts']

/**
 * Opens the picture library's store of an account. Clears the values of another account first (image-library 4.1).
 */
export function openAccountStore(accountId: number | string): WebStore {
  const store = localStore('pix')
  // Compared as texts, because a page may pass the same id as a number or as a text.
  if (String(store.read('accountId')) !== String(accountId)) {
    for (const key of KEYS) store.write(key, undefined)
    store.write('accountId', accountId)
  }
  return store
}
