import { Notice } from '../../kit/control/Notice'
import { useLabels } from '../../labels/useLabels'
import { useLibrary } from '../manage/useLibrary'
import type { PickLabel } from './pickLabels'
import type { PickOptions } from '../../config/PickOptions'
import { type FirstMarks, mostOf } from './pickRules'

interface PickNoticeProps {
  readonly options: PickOptions
  readonly first: FirstMarks
  /** True if the pictures of the earlier choice could not be loaded, so that nobody knows whether they fit. */
  readonly isUnchecked: boolean
}

/**
 * Tells above the list which pictures the page wants, that the choice is full, and how many earlier pictures are
 * missing or do not fit.
 */
export function PickNotice({ options, first, isUnchecked }: PickNoticeProps) {
  const t = useLabels<PickLabel>()
  const { view, marks, series, isSeriesLoaded } = useLibrary().manage
  const { accept = {}, series: wanted } = options
  const most = mostOf(options)
  const isFull = most > 1 && marks.ids.size >= most
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
    most < Infinity && t(isFull ? 'pix_pick_full' : 'pix_pick_most', { COUNT: most }),
    accept.minWidth !== undefined && t('pix_pick_width', { WIDTH: accept.minWidth }),
    accept.ratio !== undefined && t('pix_pick_ratio', { RATIO: accept.ratio }),
  ].filter(text => text !== false)
  return texts.length > 0 && <Notice tone={warnings.length > 0 ? 'warning' : 'info'}>{texts.join(' ')}</Notice>
}
