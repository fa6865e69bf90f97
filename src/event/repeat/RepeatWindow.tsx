import { useEffect, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { Notice } from '../../kit/control/Notice'
import { RadioGroup } from '../../kit/field/RadioGroup'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { formatDate } from '../../lib/dates'
import { languageTag } from '../../lib/languageTag'
import { ShellChrome } from '../../shell/ShellChrome'
import { useLeaveGuard } from '../../shell/useLeaveGuard'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { FormValue } from '../../wire/requestParts'
import type { ComparedEvent } from '../detail/duplicates/findLikelyDuplicates'
import type { EventSpan } from '../detail/span/eventSpan'
import { CreateReport } from '../run/CreateReport'
import { DateList } from './parts/DateList'
import { RuleFields } from './parts/RuleFields'
import { type RepeatLabel, repeatLabels } from './repeatLabels'
import { useRepeat } from './useRepeat'

/** Options of the repeat window. */
export interface RepeatOptions {
  /** The fields of the event's own save, which each new event gets. */
  readonly fields: Readonly<Record<string, FormValue>>
  readonly span: EventSpan
  /** The parts of the event that are compared with existing ones. */
  readonly event: ComparedEvent
  /** True if the form has values that are not saved. */
  readonly isUnsaved: boolean
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

/** Creates copies of an event on further days: a rule lists dates, and the person chooses which of them to create. */
export function RepeatWindow({ options, close }: WindowProps<RepeatOptions>) {
  const { runtime, ask } = useShell()
  const t = useLabels<RepeatLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const tag = languageTag(config.language)
  const repeat = useRepeat(config, options)
  const { run, made, chosenCount, existing } = repeat
  const place = useRef<HTMLFieldSetElement>(null)
  const [errorWish, setErrorWish] = useState(0)
  useEffect(() => {
    if (errorWish > 0) place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errorWish])
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
    if (!repeat.create()) setErrorWish(wish => wish + 1)
  }
  return (
    <ShellChrome>
      <WindowBody isBusy={isRunning} {...(isRunning && { textLabel: t('event_repeat_heading') })}>
        <Fields ref={place} disabled={isRunning}>
          <Stack>
            <p>{t('event_repeat_text')}</p>
            {options.isUnsaved && <Notice tone="info">{t('event_repeat_unsaved')}</Notice>}
            <RuleFields repeat={repeat} first={options.event.firstDay} tag={tag} />
            <DateList repeat={repeat} span={options.span} tag={tag} />
            <RadioGroup
              label={t('event_repeat_state')}
              value={repeat.isPublished ? 'published' : 'unpublished'}
              options={[
                { value: 'unpublished', label: t('event_repeat_unpublished') },
                { value: 'published', label: t('event_repeat_published') },
              ]}
              onChange={value => repeat.setPublished(value === 'published')}
            />
          </Stack>
        </Fields>
      </WindowBody>
      <CreateReport {...{ run, made, create }} undo={repeat.undo} stop={repeat.stop} nameOf={key => formatDate(key)} />
      <WindowBar>
        <Button variant={isDone ? 'primary' : 'secondary'} disabled={isRunning} onClick={() => close()}>
          {t('ui_close')}
        </Button>
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          isBusy={isRunning || (chosenCount > 0 && existing.status === 'loading')}
          onClick={create}
        >
          {chosenCount > 0 ? t('event_repeat_create', { COUNT: chosenCount }) : t('event_repeat_create_start')}
        </Button>
      </WindowBar>
    </ShellChrome>
  )
}

RepeatWindow.labels = repeatLabels
