import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import type { ReadLabel } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'
import type { Marks } from '../useMarks'
import type { useReview } from '../useReview'

interface ReviewPlaceProps {
  readonly config: ResolvedConfig
  readonly marks: Marks
  readonly review: ReturnType<typeof useReview>
  readonly t: ReadLabel<ManageLabel>
}

/** Says how far a review has come, with the way to stop it; then what it found. */
export function ReviewPlace({ config, marks, review, t }: ReviewPlaceProps) {
  const { state, findings } = review
  if (state.status === 'loading') {
    return (
      <Notice tone="info" action={<Button onClick={review.end}>{t('abbrechen')}</Button>}>
        {t('pix_review_loading', { COUNT: state.count })}
      </Notice>
    )
  }
  if (state.status !== 'shown' || !findings) return null
  return (
    <state.part.ReviewBar
      {...{ config, findings, marks }}
      kind={state.kind}
      wanted={review.wanted}
      onWantedTaken={() => review.want(undefined)}
      onRemoved={review.remove}
      onEnd={review.end}
    />
  )
}
