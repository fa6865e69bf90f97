import { openAccountStore } from '../openAccountStore'
import type { PictureFilter } from './manageModel'

/** State of the manage window that is stored on the device (image-library 3.7). */
export interface StoredView {
  /** Ids of the marked pictures, in the order of marking. */
  readonly collectedPictures: readonly number[]
  /** Value of the filter dropdown. */
  readonly seriesId: PictureFilter
  /** The filter text. */
  readonly picturesFilter: string
  /** The list's scroll position in px. */
  readonly scrollPos: number
  /** Number of loaded pictures. */
  readonly picturesLength: number
}

const VIEW_KEYS = ['seriesId', 'scrollPos', 'picturesLength', 'picturesFilter'] as const

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Reads and writes the state of one account. */
export interface ManageStore {
  readonly view: StoredView
  write(part: Partial<Omit<StoredView, 'collectedPictures'>>): void
  changeMarks(before: ReadonlySet<number>, after: ReadonlySet<number>): void
}

/** Opens the stored state of an account. Clears the state of another account first (image-library 4.1). */
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
      // Another tab may have changed the stored marks, so only the difference is written.
      const stored = readMarks().filter(id => after.has(id) || !before.has(id))
      store.write('collectedPictures', [...new Set([...stored, ...[...after].filter(id => !before.has(id))])])
    },
  }
}
