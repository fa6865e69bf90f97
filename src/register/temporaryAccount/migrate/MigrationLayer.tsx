import { CircleCheck } from 'lucide'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBar } from '../../../kit/window/WindowBar'
import { WindowBody } from '../../../kit/window/WindowBody'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { WindowForm } from '../../../shell/WindowForm'
import { WindowLayout } from '../../../template/WindowLayout'
import { LayerResult, LayerWords } from '../../layer/LayerChrome'
import type { MigrateLabel } from './migrateLabels'
import { MigrationSummaryView } from './MigrationSummaryView'
import { useMigration } from './useMigration'

interface MigrationLayerProps {
  readonly config: ResolvedConfig
  readonly id: string
  close(isMoved: true): void
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/**
 * First shows the effect of moving the temporary account. Then moves the account, or records that the person decided
 * against the move.
 */
export function MigrationLayer({ config, id, close }: MigrationLayerProps) {
  const { templates, close: leave } = useShell()
  const t = useLabels<MigrateLabel>()
  const { summary, isLoading, isRetrying, retry, move, isMoving, start, finish } = useMigration(config, id, close)
  if (move.status === 'moved') {
    return (
      <LayerResult
        label={t('register_tmp_migrate_done')}
        words={
          <LayerWords
            icon={CircleCheck}
            headline={t('register_tmp_migrate_done')}
            text={t('register_tmp_migrate_done_text')}
          />
        }
      >
        <Button variant="primary" autoFocus onClick={finish}>
          {t('register_tmp_migrate_finish')}
        </Button>
      </LayerResult>
    )
  }
  const slots = {
    text: <p>{t('register_tmp_migrate_text')}</p>,
    summary: <MigrationSummaryView {...{ summary, isLoading, isRetrying }} onRetry={retry} />,
    error: move.status === 'refused' && (
      <Notice tone="error">{move.message || t('register_tmp_migrate_refused')}</Notice>
    ),
    skip: <Button onClick={leave}>{t('register_tmp_migrate_skip')}</Button>,
    move: (
      <Button type="submit" variant="primary" disabled={isLoading} isBusy={isMoving}>
        {t('register_tmp_migrate_move')}
      </Button>
    ),
  }
  return (
    <WindowForm
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void start()
      }}
    >
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={['summary', 'error', 'skip', 'move']}
        renderLayout={placed => (
          <>
            <WindowBody textLabel={t('register_tmp_migrate_heading')}>
              <Stack>
                {placed.text}
                {placed.summary}
                {placed.error}
              </Stack>
            </WindowBody>
            <WindowBar>
              {placed.skip}
              {placed.move}
            </WindowBar>
          </>
        )}
      />
    </WindowForm>
  )
}
