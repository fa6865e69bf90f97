import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { useLabels } from '../../labels/useLabels'
import { useLibrary } from '../manage/useLibrary'
import type { PickLabel } from './pickLabels'
import type { PickOptions } from '../../config/PickOptions'
import { type FirstMarks, mostOf } from './pickRules'

interface PickNoticeProps {
  readonly options: PickOptions
  readonly first: FirstMarks
  /** True when the pictures of the earlier choice could not be loaded and checked. */
  readonly isUnchecked: boolean
  /** Returns an empty choice to the page. Absent if there was no earlier choice, or if nothing can be inserted. */
  readonly onTakeNone?: (() => void) | undefined
}

/**
 * Notice above the list: the page's requirements and limit, and the number of pictures of the earlier choice that are
 * gone or do not fit. Without a mark there is no selection bar, so the notice has the button that returns an empty
 * choice.
 */
export function PickNotice({ options, first, isUnchecked, onTakeNone }: PickNoticeProps) {
  const t = useLabels<PickLabel>()
  const { view, marks, series, isSeriesLoaded } = useLibrary().manage
  const { accept = {}, series: wanted } = options
  const most = mostOf(options)
  const isFull = most > 1 && marks.ids.size >= most
  const isEmpty = onTakeNone !== undefined && marks.ids.size === 0
  const warnings = [
    isUnchecked && t('pix_pick_unchecked'),
    first.gone > 0 && t('pix_pick_gone', { COUNT: first.gone }),
    first.unfit > 0 && t('pix_pick_unfit', { COUNT: first.unfit }),
    // The library shows all pictures instead of an unknown series.
    wanted !== undefined &&
      view.filter !== wanted &&
      isSeriesLoaded &&
      !series.some(({ Id }) => Id === wanted) &&
      t('pix_pick_no_series'),
  ].filter(text => text !== false)
  const texts = [
    ...warnings,
    isEmpty && t('pix_pick_nothing'),
    most < Infinity && t(isFull ? 'pix_pick_full' : 'pix_pick_most', { COUNT: most }),
    accept.minWidth !== undefined && t('pix_pick_width', { WIDTH: accept.minWidth }),
    accept.ratio !== undefined && t('pix_pick_ratio', { RATIO: accept.ratio }),
  ].filter(text => text !== false)
  return (
    texts.length > 0 && (
      <Notice
        tone={warnings.length > 0 ? 'warning' : 'info'}
        action={isEmpty && <Button onClick={onTakeNone}>{t('pix_pick_take_none')}</Button>}
      >
        {texts.join(' ')}
      </Notice>
    )
  )
}
