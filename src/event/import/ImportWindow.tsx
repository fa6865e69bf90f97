import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'
import { ShellChrome } from '../../shell/ShellChrome'
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { CreateReport } from '../run/CreateReport'
import type { ImportSource } from './ImportSource'
import { type ImportLabel, importLabels } from './importLabels'
import { ImportArea } from './parts/ImportArea'
import { ImportChoices } from './parts/ImportChoices'
import { ImportList } from './parts/ImportList'
import { SourceFields } from './parts/SourceFields'
import { useImport } from './useImport'

/** Options of the import window. */
export interface ImportOptions {
  /** Files or a text to read at once. */
  readonly source?: ImportSource | undefined
  /** Called when events were created or deleted. */
  onChanged(): void
}

const Fields = styled.fieldset`
  display: contents;
`
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/** Creates events from a calendar file or a page's JSON-LD: lists what was found, and the person chooses. */
export function ImportWindow({ options, close }: WindowProps<ImportOptions>) {
  const { runtime, ask } = useShell()
  const t = useLabels<ImportLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const work = useImport(config, options)
  const { reader, run, made, chosenCount, rows } = work
  const place = useRef<HTMLFieldSetElement>(null)
  const [errorWish, setErrorWish] = useState(0)
  // Kept here, so that a text that can't be read is not lost.
  const [text, setText] = useState('')
  useEffect(() => {
    if (errorWish > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errorWish])
  const { status } = reader.state
  const isRunning = run?.status === 'running'
  const isDone = made.size > 0 && chosenCount === 0
  useLeaveGuard(isRunning, () =>
    ask({
      heading: t('event_repeat_leave_heading'),
      text: t('event_repeat_leave_text'),
      okText: t('event_repeat_leave'),
      cancelText: t('event_repeat_leave_not'),
      isCancelFirst: true,
    }),
  )
  const create = () => {
    if (!work.create()) setErrorWish(wish => wish + 1)
  }
  const nameOf = (key: string) => rows.find(({ found }) => found.key === key)?.found.title || t('event_title_missing')
  const createText =
    work.way === 'singly'
      ? t('event_import_singly_start')
      : chosenCount > 0
        ? t('event_repeat_create', { COUNT: chosenCount })
        : t('event_repeat_create_start')
  return (
    <ShellChrome>
      <ImportArea isDisabled={status === 'read'} onSource={reader.read}>
        <WindowBody isBusy={isRunning} {...(isRunning && { textLabel: t('event_import_heading') })}>
          {status === 'waiting' && (
            <SourceFields error={reader.state.error} onSource={reader.read} text={text} onText={setText} />
          )}
          {status === 'reading' && <WindowSkeleton kind="lines" label={t('event_import_reading')} />}
          {status === 'read' && (
            <Fields ref={place} disabled={isRunning}>
              <Stack>
                <ImportList work={work} notes={reader.state.found.notes} tag={languageTag(config.language)} />
                <ImportChoices work={work} config={config} />
              </Stack>
            </Fields>
          )}
        </WindowBody>
      </ImportArea>
      {status === 'read' && (
        <CreateReport {...{ run, made, nameOf }} create={create} undo={work.undo} stop={work.stop} />
      )}
      <WindowBar
        start={
          status === 'read' && (
            <Button variant="quiet" disabled={isRunning} onClick={work.clear}>
              {t('event_import_change')}
            </Button>
          )
        }
      >
        <Button variant={isDone ? 'primary' : 'secondary'} disabled={isRunning} onClick={() => close()}>
          {t('ui_close')}
        </Button>
        {status === 'read' && (
          <Button
            variant={isDone ? 'secondary' : 'primary'}
            isBusy={isRunning || (chosenCount > 0 && work.isWaiting)}
            onClick={create}
          >
            {createText}
          </Button>
        )}
      </WindowBar>
    </ShellChrome>
  )
}

ImportWindow.labels = importLabels
