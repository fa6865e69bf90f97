import { localStore, type WebStore } from '../lib/webStore'

/** Everything of an account that the picture library keeps on the device (image-library 3.7, and the drafts of the meta window). */
const KEYS = ['seriesId', 'scrollPos', 'picturesLength', 'picturesFilter', 'collectedPictures', 'metaDrafts']

/** Opens what the picture library keeps on the device for an account; what another account left is cleared first, by whichever window comes first (image-library 4.1). */
export function openAccountStore(accountId: number | string): WebStore {
  const store = localStore('pix')
  // A page may write the same id as a number and as a text.
  if (String(store.read('accountId')) !== String(accountId)) {
    for (const key of KEYS) store.write(key, undefined)
    store.write('accountId', accountId)
  }
  return store
}
