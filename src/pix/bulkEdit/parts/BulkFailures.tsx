import styled from 'styled-components'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { BulkEditLabel } from '../bulkEditLabels'
import type { BulkFailure } from '../useBulkEdit'

interface BulkFailuresProps {
  readonly failures: readonly BulkFailure[]
  /** Number of pictures that are not changed yet. */
  readonly leftCount: number
}

const List = styled.ul`
  max-height: 9em;
  margin-block: ${cssVar('space-1')} 0;
  padding-inline-start: 1.2em;
  overflow: auto;
`

/** Lists the pictures that are not changed yet, with the reasons. */
export function BulkFailures({ failures, leftCount }: BulkFailuresProps) {
  const t = useLabels<BulkEditLabel>()
  if (failures.length === 0) return <Notice tone="info">{t('pix_bulk_stopped', { COUNT: leftCount })}</Notice>
  return (
    <Notice tone="error">
      {t('pix_bulk_failed', { COUNT: leftCount })}
      <List tabIndex={0} aria-label={t('pix_bulk_failed', { COUNT: leftCount })}>
        {failures.map(({ picture, reason }) => (
          <li key={picture.Id}>{`${picture.Title?.trim() || t('pix_untitled', { ID: picture.Id })}: ${reason}`}</li>
        ))}
      </List>
    </Notice>
  )
}
