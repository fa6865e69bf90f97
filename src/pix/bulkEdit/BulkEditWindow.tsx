import { type FormEvent, useMemo } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { announce } from '../../kit/control/LiveRegion'
import { Notice } from '../../kit/control/Notice'
import { ProgressBar } from '../../kit/control/ProgressBar'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { type BulkEditLabel, bulkEditLabels } from './bulkEditLabels'
import { offeredGroups } from './bulkEditModel'
import { BulkFields } from './parts/BulkFields'
import { type BulkFailure, useBulkEdit } from './useBulkEdit'

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

/** Shows the number of pictures that are not changed yet, and lists the failed ones with the reasons. */
function BulkFailures({ failures, leftCount }: BulkFailuresProps) {
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

/** Options of the bulk edit window. The window has no result. */
export interface BulkEditOptions {
  readonly pictures: readonly Picture[]
  /** Called with each picture as soon as it is saved. */
  onSaved(picture: Picture): void
}

const Form = styled.form`
  display: contents;
`
const Fields = styled.fieldset`
  display: contents;
`

/**
 * Changes keywords, copyright, rights and share groups of many pictures. Loads and saves the pictures one after the
 * other. Failed pictures stay in the window for a retry.
 */
export function BulkEditWindow({ options, close }: WindowProps<BulkEditOptions, never>) {
  const { runtime, close: leave } = useShell()
  const t = useLabels<BulkEditLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { values, change, errors, canSave, run, save, stop } = useBulkEdit(config, options, count => {
    announce(t('pix_bulk_done', { COUNT: count }))
    close()
  })
  const groups = useMemo(() => offeredGroups(options.pictures), [options])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const { left, failures, tried } = run
  const isRunning = tried !== undefined
  const isRest = left.length < options.pictures.length || failures.length > 0
  return (
    <ShellChrome>
      <Form onSubmit={submit}>
        <WindowBody isBusy={isRunning}>
          {!isRunning && isRest && <BulkFailures failures={failures} leftCount={left.length} />}
          <p>{t('pix_bulk_text')}</p>
          <Fields disabled={isRunning}>
            <BulkFields {...{ values, groups, errors }} delimiter={config.pix.keywordDelimiter} onChange={change} />
          </Fields>
        </WindowBody>
        <WindowBar
          start={
            isRunning ? (
              <ProgressBar
                label={t('pix_bulk_progress')}
                value={tried}
                max={left.length}
                text={`${tried} / ${left.length}`}
              />
            ) : (
              t('pix_bulk_count', { COUNT: left.length })
            )
          }
        >
          {isRunning ? (
            <Button onClick={stop}>{t('pix_stop')}</Button>
          ) : (
            <>
              <Button onClick={() => leave()}>{t('abbrechen')}</Button>
              <Button type="submit" variant="primary" disabled={!canSave}>
                {isRest ? t('ui_retry') : t('pix_save')}
              </Button>
            </>
          )}
        </WindowBar>
      </Form>
    </ShellChrome>
  )
}

BulkEditWindow.labels = bulkEditLabels
