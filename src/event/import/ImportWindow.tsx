import { useMemo, useRef, useState } from 'react'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { languageTag } from '../../lib/languageTag'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { CreateBar } from '../run/CreateBar'
import { CreateFields } from '../run/CreateFields'
import { CreateReport } from '../run/CreateReport'
import { useCreateWindow } from '../run/useCreateWindow'
import type { ImportSource } from './ImportSource'
import { type ImportLabel, importLabels } from './importLabels'
import { ImportArea } from './parts/ImportArea'
import { ImportChoices } from './parts/ImportChoices'
import { ImportList } from './parts/ImportList'
import { SourceFields } from './parts/SourceFields'
import { useImport } from './useImport'

const NOT_KEPT = { large: 'event_import_kept_large', full: 'event_import_kept_full' } as const

/** Options of the import window. */
export interface ImportOptions {
  /** Files or a text that the window reads when it opens. Undefined lets the person choose. */
  readonly source?: ImportSource | undefined
  /** Called when events were created or deleted. */
  onChanged(): void
}

/** Creates events from a calendar file or a page's JSON-LD: lists the found events, from which the person chooses. */
export function ImportWindow({ options, close }: WindowProps<ImportOptions>) {
  const { runtime } = useShell()
  const t = useLabels<ImportLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const work = useImport(config, options)
  const { reader, run, made, chosenCount, rows, kept } = work
  const { place, isRunning, isUndoing, isDone, create } = useCreateWindow(work)
  // The window holds this text, because the fields unmount while the text is read. If it can't be read, the fields show
  // it again.
  const [text, setText] = useState('')
  const afterList = useRef<HTMLInputElement>(null)
  const { status } = reader.state
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
            <SourceFields error={reader.state.error} onSource={reader.read} text={text} onText={setText} kept={kept} />
          )}
          {status === 'reading' && <WindowSkeleton kind="lines" label={t('event_import_reading')} />}
          {status === 'read' && (
            <CreateFields {...{ place, isRunning }}>
              {kept.notKept && <Notice tone="warning">{t(NOT_KEPT[kept.notKept])}</Notice>}
              <ImportList
                work={work}
                notes={reader.state.found.notes}
                tag={languageTag(config.language)}
                onSkip={() => afterList.current?.focus()}
              />
              <ImportChoices work={work} config={config} first={afterList} />
            </CreateFields>
          )}
        </WindowBody>
      </ImportArea>
      {status === 'read' && (
        <CreateReport {...{ run, made, nameOf }} create={create} undo={work.undo} stop={work.stop} />
      )}
      <CreateBar
        {...{ isRunning, isUndoing, isDone, create }}
        isWaiting={chosenCount > 0 && work.isWaiting}
        text={status === 'read' ? createText : undefined}
        close={() => close()}
        start={
          status === 'read' && (
            <Button variant="quiet" disabled={isRunning} onClick={work.clear}>
              {t('event_import_change')}
            </Button>
          )
        }
      />
    </ShellChrome>
  )
}

ImportWindow.labels = importLabels
