import { useMemo } from 'react'
import { Notice } from '../../kit/control/Notice'
import { RadioGroup } from '../../kit/field/RadioGroup'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { formatDate } from '../../lib/dates'
import { languageTag } from '../../lib/languageTag'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { FormValue } from '../../wire/requestParts'
import type { ComparedEvent } from '../detail/duplicates/findLikelyDuplicates'
import type { EventSpan } from '../detail/span/eventSpan'
import { CreateBar } from '../run/CreateBar'
import { CreateFields } from '../run/CreateFields'
import { CreateReport } from '../run/CreateReport'
import { useCreateWindow } from '../run/useCreateWindow'
import { DateList } from './parts/DateList'
import { HolidayFields } from './parts/HolidayFields'
import { RuleFields } from './parts/RuleFields'
import { type RepeatLabel, repeatLabels } from './repeatLabels'
import { useRepeat } from './useRepeat'

/** Options of the repeat window. */
export interface RepeatOptions {
  /** The fields that a save of this event would send. The fields of each new event are made from them. */
  readonly fields: Readonly<Record<string, FormValue>>
  readonly span: EventSpan
  /** The values of the event that are compared with existing events. */
  readonly event: ComparedEvent
  /** True when the form has values that are not saved. */
  readonly isUnsaved: boolean
  /** Called when events were created or deleted. */
  onChanged(): void
}

/** Creates copies of an event on further days: a rule lists dates, and the person chooses which of them to create. */
export function RepeatWindow({ options, close }: WindowProps<RepeatOptions>) {
  const { runtime } = useShell()
  const t = useLabels<RepeatLabel>()
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const tag = languageTag(config.language)
  const repeat = useRepeat(config, options)
  const { run, made, chosenCount, existing, holidays, dates } = repeat
  const { place, isRunning, isUndoing, isDone, create } = useCreateWindow(repeat)
  return (
    <ShellChrome>
      <WindowBody isBusy={isRunning} {...(isRunning && { textLabel: t('event_repeat_heading') })}>
        <CreateFields {...{ place, isRunning }}>
          <p>{t('event_repeat_text')}</p>
          {options.isUnsaved && <Notice tone="info">{t('event_repeat_unsaved')}</Notice>}
          <RuleFields repeat={repeat} first={options.event.firstDay} tag={tag} />
          <HolidayFields {...{ holidays, tag }} count={dates.filter(({ holiday }) => holiday).length} />
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
        </CreateFields>
      </WindowBody>
      <CreateReport {...{ run, made, create }} undo={repeat.undo} stop={repeat.stop} nameOf={key => formatDate(key)} />
      <CreateBar
        {...{ isRunning, isUndoing, isDone, create }}
        isWaiting={
          chosenCount > 0 && (existing.status === 'loading' || (holidays.isOn && holidays.status === 'loading'))
        }
        text={chosenCount > 0 ? t('event_repeat_create', { COUNT: chosenCount }) : t('event_repeat_create_start')}
        close={() => close()}
      />
    </ShellChrome>
  )
}

RepeatWindow.labels = repeatLabels
