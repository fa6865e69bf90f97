import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'

/** Shows the progress of a review with a button to cancel it, then its results. */
export function ReviewPlace() {
  const t = useLabels<ManageLabel>()
  const { config, manage, review } = useLibrary()
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
      {...{ config, findings }}
      marks={manage.marks}
      kind={state.kind}
      wanted={review.wanted}
      onWantedTaken={() => review.want(undefined)}
      onRemoved={review.remove}
      onEnd={review.end}
    />
  )
}
