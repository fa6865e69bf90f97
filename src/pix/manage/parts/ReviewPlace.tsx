import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import type { ReadLabel } from '../../../labels/useLabels'
import type { ManageLabel } from '../ManageLabel'
import type { useManage } from '../useManage'
import type { useReview } from '../useReview'

interface ReviewPlaceProps {
  readonly config: ResolvedConfig
  readonly manage: Pick<ReturnType<typeof useManage>, 'series' | 'marks'>
  readonly review: ReturnType<typeof useReview>
  readonly t: ReadLabel<ManageLabel>
}

/** Says how far a review has come, with the way to stop it; then what it found. */
export function ReviewPlace({ config, manage, review, t }: ReviewPlaceProps) {
  const { state, findings } = review
  if (state.status === 'loading') {
    return (
      <Notice tone="info" action={<Button onClick={review.end}>{t('abbrechen')}</Button>}>
        {t('pix_review_loading', { COUNT: state.count })}
      </Notice>
    )
  }
  if (state.status !== 'shown' || !findings) return null
  const { series, marks } = manage
  return (
    <state.part.ReviewBar
      {...{ config, findings, series, marks }}
      kind={state.kind}
      wanted={review.wanted}
      onWantedTaken={() => review.want(undefined)}
      onRemoved={review.remove}
      onEnd={review.end}
    />
  )
}
