import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { ProgressBar } from '../../../kit/control/ProgressBar'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { Picture } from '../../picture/Picture'
import type { ManageLabel } from '../manageLabels'
import type { Marks } from '../useMarks'
import type { Findings, ReviewKind } from './reviewPictures'
import type { ReviewLabel } from './reviewLabels'
import { useKeepBest } from './useKeepBest'

/** Props of the bar above the results of a review. */
export interface ReviewBarProps {
  readonly config: ResolvedConfig
  readonly kind: ReviewKind
  readonly findings: Findings
  readonly marks: Marks
  /** The copy that the person chose to keep. Its duplicates will be deleted. */
  readonly wanted: Picture | undefined
  /** Called when the bar starts to handle `wanted`. */
  onWantedTaken(): void
  onRemoved(ids: ReadonlySet<number>): void
  onEnd(): void
}

const Place = styled.div`
  flex: none;
  padding: 0 ${cssVar('space-4')} ${cssVar('space-2')};
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`

/** Bar above the results of a review: their number, and the actions on them. */
export function ReviewBar({ config, kind, findings, marks, wanted, onWantedTaken, onRemoved, onEnd }: ReviewBarProps) {
  const t = useLabels<ManageLabel | ReviewLabel>()
  const { progress, keep, stop } = useKeepBest({ config, marks, onRemoved })
  const { pictures, groups, isUnread } = findings
  const takeWanted = useEffectEvent(() => {
    onWantedTaken()
    void keep(groups.filter(([best]) => best?.Id === wanted?.Id))
  })
  useEffect(() => {
    if (wanted) takeWanted()
  }, [wanted])

  if (progress) {
    const { done, total } = progress
    return (
      <Place>
        <Notice tone="info" action={<Button onClick={stop}>{t('pix_stop')}</Button>}>
          {total === undefined ? (
            <ProgressBar label={t('pix_keep_best_series')} />
          ) : (
            <ProgressBar label={t('pix_keep_best_progress')} value={done} max={total} text={`${done} / ${total}`} />
          )}
        </Notice>
      </Place>
    )
  }
  return (
    <Place>
      <Notice
        tone={pictures.length > 0 ? 'info' : 'success'}
        action={
          <Actions>
            {groups.length > 0 && <Button onClick={() => void keep(groups)}>{t('pix_keep_best')}</Button>}
            <Button onClick={onEnd}>{t('pix_review_end')}</Button>
          </Actions>
        }
      >
        {pictures.length > 0
          ? t(`pix_${kind}_found`, { COUNT: pictures.length, GROUPS: groups.length })
          : t(isUnread ? 'pix_undescribed_unread' : `pix_${kind}_none`)}
      </Notice>
    </Place>
  )
}
