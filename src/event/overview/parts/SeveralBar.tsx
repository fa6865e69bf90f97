import { Eye, EyeOff, Trash2, X } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { IconButton } from '../../../kit/control/IconButton'
import { cssVar } from '../../../kit/theme/tokens'
import type { ReadLabel } from '../../../labels/useLabels'
import type { EventChange } from '../changeEvent'
import type { OverviewLabel } from '../OverviewLabel'

interface SeveralBarProps {
  readonly count: number
  readonly t: ReadLabel<OverviewLabel>
  onStart(change: EventChange): void
  onUnmark(): void
}

const Bar = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${cssVar('space-1')} ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  border-block-start: 1px solid ${cssVar('border')};
  background: ${cssVar('accent-soft')};
  /* On a phone: closing, count and deleting in the first line, the other acts in the second, without their signs. */
  @media (max-width: 519.98px) {
    & > button:nth-last-child(-n + 3):not(:last-child) {
      order: 1;
      flex: 1 1 40%;
      & > svg {
        display: none;
      }
    }
  }
`
const Count = styled.strong`
  flex: 1 1 auto;
  color: ${cssVar('accent-text')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** What can be done with the marked events at once. */
export function SeveralBar({ count, t, onStart, onUnmark }: SeveralBarProps) {
  return (
    <Bar aria-label={t('event_selection')}>
      <IconButton icon={X} label={t('event_unmark_all')} onClick={onUnmark} />
      <Count>{t('event_marked_count', { COUNT: count })}</Count>
      <Button size="small" icon={Eye} onClick={() => onStart('publish')}>
        {t('event_publish')}
      </Button>
      <Button size="small" icon={EyeOff} onClick={() => onStart('unpublish')}>
        {t('event_unpublish')}
      </Button>
      <Button size="small" variant="danger" icon={Trash2} onClick={() => onStart('delete')}>
        {t('event_delete')}
      </Button>
    </Bar>
  )
}
