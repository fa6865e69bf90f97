import { type KeyboardEvent, useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { Checkbox } from '../../../kit/field/Checkbox'
import { DateField } from '../../../kit/field/date/DateField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import type { EventSpan } from '../../detail/span/eventSpan'
import { writeWhen } from '../../detail/span/writeWhen'
import { eventParts } from '../../eventParts'
import { useCalendarTexts } from '../../useCalendarTexts'
import type { RepeatLabel } from '../repeatLabels'
import { MAX_REPEATS } from '../repeatModel'
import { daysBetween, shiftSpan } from '../shiftFields'
import type { useRepeat } from '../useRepeat'

interface DateListProps {
  readonly repeat: Pick<
    ReturnType<typeof useRepeat>,
    'dates' | 'chosenCount' | 'decide' | 'listError' | 'further' | 'changeFurther' | 'addFurther' | 'existing'
  >
  readonly span: EventSpan
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
}

const Place = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
`
const Heading = styled.h3`
  font-weight: ${cssVar('weight-strong')};
`
const Own = styled.p`
  color: ${cssVar('text-soft')};
`
const List = styled.ul`
  margin: 0;
  padding: 0 6px;
  list-style: none;
`
const State = styled.strong`
  color: ${cssVar('accent-text')};
  font-weight: ${cssVar('weight-strong')};
`
const Further = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 15em) auto;
  gap: ${cssVar('space-2')};
  justify-content: start;
`
const AddPlace = styled.div`
  /* Beside the input, below its label. */
  padding-block-start: calc(1lh + ${cssVar('space-1')});
`

/** The dates, each with a checkbox, and a field to add a date. Marks the dates on which an event exists already. */
export function DateList({
  repeat: { dates, chosenCount, decide, listError, further, changeFurther, addFurther, existing },
  span,
  tag,
}: DateListProps) {
  const t = useLabels<RepeatLabel>()
  const texts = useCalendarTexts()
  const id = useId()
  const own = span.DateFrom.slice(0, 10)
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    addFurther()
  }
  return (
    <Place aria-labelledby={id}>
      <Heading id={id}>{t('event_repeat_dates', { COUNT: chosenCount })}</Heading>
      {existing.status === 'failed' && (
        <RetryNotice tone="warning" isSmall onRetry={existing.retry}>
          {t('event_repeat_not_compared')}
        </RetryNotice>
      )}
      {listError && <Notice tone="error">{t(listError, { MAX: MAX_REPEATS })}</Notice>}
      <Own>{t('event_repeat_own', { WHEN: writeWhen(span, tag) })}</Own>
      {dates.length > 0 && (
        <List>
          {dates.map(({ date, isChosen, state, holiday }) => (
            <li key={date}>
              <Checkbox
                isChecked={isChosen}
                disabled={state === 'made'}
                label={
                  <>
                    {writeWhen(shiftSpan(span, daysBetween(own, date)), tag)}
                    {holiday && (
                      <>
                        {' · '}
                        <State>{t('event_repeat_holiday', { NAME: holiday })}</State>
                      </>
                    )}
                    {state !== 'new' && (
                      <>
                        {' · '}
                        <State>{t(state === 'made' ? 'event_repeat_made' : 'event_repeat_exists')}</State>
                      </>
                    )}
                  </>
                }
                onChange={isOn => decide(date, isOn)}
              />
            </li>
          ))}
        </List>
      )}
      <Further onKeyDown={addByEnter}>
        <DateField
          label={t('event_repeat_add')}
          placeholder={t('event_date_example')}
          locale={tag}
          texts={texts}
          loadCalendar={eventParts.calendar}
          value={further.text}
          error={further.error && t(further.error)}
          onChange={changeFurther}
        />
        <AddPlace>
          <Button onClick={addFurther}>{t('event_repeat_add_date')}</Button>
        </AddPlace>
      </Further>
    </Place>
  )
}
