import styled from 'styled-components'
import { VisuallyHidden } from '../../../kit/control/LiveRegion'
import { Skeleton } from '../../../kit/control/Skeleton'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import { fieldLabels } from '../fieldLabels'
import type { MigrationSummary } from '../temporaryAccountWire'
import type { MigrateLabel } from './migrateLabels'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
`
const Heading = styled.h3`
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
`
const Soft = styled.p`
  color: ${cssVar('text-soft')};
`
const List = styled.dl`
  display: grid;
  margin: 0;
  border-block-end: 1px solid ${cssVar('border')};
  overflow-wrap: anywhere;
  hyphens: auto;
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
    gap: ${cssVar('space-1')} ${cssVar('space-4')};
    padding-block: ${cssVar('space-2')};
    border-block-start: 1px solid ${cssVar('border')};
  }
  dt {
    color: ${cssVar('text-soft')};
  }
  dd {
    margin: 0;
    min-width: 0;
  }
`
const Unchanged = styled.span`
  display: block;
  font-weight: ${cssVar('weight-strong')};
`
const Left = styled.span`
  display: block;
  color: ${cssVar('text-soft')};
`

/** Lists by field the values that the account gets, and the fields in which it keeps its own value. */
function MigrationFields({ summary: { moves, conflicts } }: { readonly summary: MigrationSummary }) {
  const t = useLabels<MigrateLabel>()
  const nameOf = (field: string) => {
    const label = fieldLabels.find(known => known === `register_tmp_${field}`)
    return label ? t(label) : field
  }
  return (
    <>
      {moves.length === 0 && <p>{t('register_tmp_migrate_nothing_new')}</p>}
      {moves.length > 0 && (
        <Section>
          <Heading>{t('register_tmp_migrate_moves')}</Heading>
          <List>
            {moves.map(({ field, value }) => (
              <div key={field}>
                <dt>{nameOf(field)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </List>
        </Section>
      )}
      {conflicts.length > 0 && (
        <Section>
          <Heading>{t('register_tmp_migrate_conflicts')}</Heading>
          <Soft>{t('register_tmp_migrate_conflicts_text')}</Soft>
          <List>
            {conflicts.map(({ field, temporary, account }) => (
              <div key={field}>
                <dt>{nameOf(field)}</dt>
                <dd>
                  <Unchanged>{t('register_tmp_migrate_account', { VALUE: account })}</Unchanged>
                  <Left>{t('register_tmp_migrate_temporary', { VALUE: temporary })}</Left>
                </dd>
              </div>
            ))}
          </List>
        </Section>
      )}
    </>
  )
}

interface MigrationSummaryViewProps {
  /** Undefined while it loads, and if the portal does not send it. */
  readonly summary: MigrationSummary | undefined
  readonly isLoading: boolean
  readonly isRetrying: boolean
  onRetry(): void
}

/** Shows the effect of a move in advance, or a note if the portal does not send the effect. */
export function MigrationSummaryView({ summary, isLoading, isRetrying, onRetry }: MigrationSummaryViewProps) {
  const t = useLabels<MigrateLabel>()
  if (isLoading) {
    return (
      <div>
        <VisuallyHidden role="status">{t('ui_loading')}</VisuallyHidden>
        <Skeleton width="60%" />
      </div>
    )
  }
  if (summary) return <MigrationFields summary={summary} />
  return (
    <RetryNotice tone="info" isSmall isRetrying={isRetrying} onRetry={onRetry}>
      {t('register_tmp_migrate_unknown')}
    </RetryNotice>
  )
}
