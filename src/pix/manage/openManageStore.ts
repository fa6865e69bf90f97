import { openAccountStore } from '../openAccountStore'
import type { PictureFilter } from './manageModel'

/** What the manage window keeps on the device (image-library 3.7). */
export interface StoredView {
  /** Ids of the marked pictures, in the order of marking. */
  readonly collectedPictures: readonly number[]
  /** The filter dropdown's choice. */
  readonly seriesId: PictureFilter
  /** The filter text. */
  readonly picturesFilter: string
  /** The list's scroll position in px. */
  readonly scrollPos: number
  /** How many pictures were loaded. */
  readonly picturesLength: number
}

const VIEW_KEYS = ['seriesId', 'scrollPos', 'picturesLength', 'picturesFilter'] as const

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

interface ManageStore {
  readonly view: StoredView
  write(part: Partial<Omit<StoredView, 'collectedPictures'>>): void
  changeMarks(before: ReadonlySet<number>, after: ReadonlySet<number>): void
}

/** Opens what is stored for an account; what another account left is cleared first (image-library 4.1). */
export function openManageStore(accountId: number | string): ManageStore {
  const store = openAccountStore(accountId)
  const [seriesId, scrollPos, picturesLength, picturesFilter] = VIEW_KEYS.map(key => store.read(key))
  const readMarks = () => {
    const marks = store.read('collectedPictures')
    return Array.isArray(marks) ? marks.filter(isCount) : []
  }
  return {
    view: {
      collectedPictures: readMarks(),
      seriesId: isCount(seriesId) ? seriesId : null,
      picturesFilter: typeof picturesFilter === 'string' ? picturesFilter : '',
      scrollPos: isCount(scrollPos) ? scrollPos : 0,
      picturesLength: isCount(picturesLength) ? picturesLength : 0,
    },
    write(part) {
      for (const [key, value] of Object.entries(part)) store.write(key, value ?? undefined)
    },
    changeMarks(before, after) {
      // Another tab may have marked since: only the difference is its to keep.
      const stored = readMarks().filter(id => after.has(id) || !before.has(id))
      store.write('collectedPictures', [...new Set([...stored, ...[...after].filter(id => !before.has(id))])])
    },
  }
}
