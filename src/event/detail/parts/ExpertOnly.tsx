import { SquareArrowOutUpRight } from 'lucide-react'
import { Button } from '../../../kit/control/Button'
import { EmptyState } from '../../../kit/control/EmptyState'
import { WindowBody } from '../../../kit/window/WindowBody'
import { useLabels } from '../../../labels/useLabels'
import { useExpertMode } from '../../expert/useExpertMode'
import type { DetailLabel } from '../DetailLabel'

/** Stands in the place of the editor, which would make a single event of a series: the way to the expert mode (events 4.2). */
export function ExpertOnly({ eventId, isCopy }: { readonly eventId: number; /** It was to be copied. */ readonly isCopy: boolean }) {
  const t = useLabels<DetailLabel>()
  const openExpertMode = useExpertMode()
  return (
    <WindowBody>
      <EmptyState
        icon={SquareArrowOutUpRight}
        heading={t('cluster_is_not_single_event_type_error_caption')}
        text={t(isCopy ? 'event_copy_not_single_text' : 'cluster_is_not_single_event_type_error_message')}
        action={
          <Button variant="primary" onClick={() => void openExpertMode(eventId)} autoFocus>
            {t('open_stage')}
          </Button>
        }
      />
    </WindowBody>
  )
}
