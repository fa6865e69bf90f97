import type { ReactNode } from 'react'
import type { Picture } from '../picture/Picture'
import type { ManageStore } from './openManageStore'
import type { PictureCellProps } from './parts/PictureTile'
import type { useManage } from './useManage'

type Manage = ReturnType<typeof useManage>

/** Limits that a page sets for the library that it opens (`PickOptions`). Without rules nothing is limited. */
export interface LibraryRules {
  /** Opens the store with the filter, the text and the marks that the window starts with. */
  openStore(accountId: number | string): ManageStore
  /**
   * Returns `manage` with a function `marks.change` that applies the limits.
   * @param shown the pictures of the list
   */
  limit(manage: Manage, shown: readonly Picture[]): Manage
  /** Returns the reason why a picture can't be chosen, and `canInsert` for the insert button of its tile. */
  cell(picture: Picture): Pick<PictureCellProps, 'refusal' | 'canInsert'>
  /** True when only one picture can be marked. */
  readonly isSingle: boolean
  /** Notice above the list. */
  readonly notice: ReactNode
}
