import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatInstant } from '../../../lib/times'
import type { ImportLabel } from '../importLabels'
import type { KeptImport } from '../openKeptImport'

interface KeptNoticeProps {
  readonly kept: KeptImport
  onRestore(): void
  onDiscard(): void
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${cssVar('space-2')};
`

/** Offers the unfinished list of an earlier window. */
export function KeptNotice({ kept: { at, found }, onRestore, onDiscard }: KeptNoticeProps) {
  const t = useLabels<ImportLabel>()
  const actions = (
    <Actions>
      <Button onClick={onDiscard}>{t('event_draft_discard')}</Button>
      <Button onClick={onRestore}>{t('event_draft_restore')}</Button>
    </Actions>
  )
  return (
    <Notice tone="info" action={actions}>
      {t('event_import_kept', { COUNT: found.events.length, DATE: formatInstant(at) })}
    </Notice>
  )
}
