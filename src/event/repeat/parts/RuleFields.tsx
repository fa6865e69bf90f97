import { useId } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../kit/field/Checkbox'
import { DateField } from '../../../kit/field/date/DateField'
import { RadioGroup } from '../../../kit/field/RadioGroup'
import { SelectField } from '../../../kit/field/SelectField'
import { TextField } from '../../../kit/field/TextField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import type { LocalDate } from '../../../lib/dates'
import { eventParts } from '../../eventParts'
import { useCalendarTexts } from '../../useCalendarTexts'
import { type MonthlyKind, monthlyKinds, ordinalOf, weekDates, weekdayOf } from '../weekdayModel'
import type { RepeatLabel } from '../repeatLabels'
import { MAX_REPEATS, type RepeatError, type RepeatRule } from '../repeatModel'
import type { useRepeat } from '../useRepeat'

interface RuleFieldsProps {
  readonly repeat: Pick<ReturnType<typeof useRepeat>, 'rule' | 'changeRule' | 'leaveField' | 'errors'>
  /** The event's own day. */
  readonly first: LocalDate
  /** Language tag (BCP 47) for formatting dates. */
  readonly tag: string
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
  gap: ${cssVar('space-4')} ${cssVar('space-3')};
  align-items: start;
`
const Days = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${cssVar('space-4')};
  padding-inline-start: 6px;
`
const Legend = styled.div`
  font-weight: 500;
`
const ErrorText = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('danger-text')};
`

const UNITS = ['week', 'day', 'month', 'none'] as const
const ENDS = ['count', 'until'] as const

/** The last day that every month has. */
const SURE_DAYS = 28

/** The fields of the rule: the unit, the number of units between two dates, the days, and the end. */
export function RuleFields({ repeat: { rule, changeRule, leaveField, errors }, first, tag }: RuleFieldsProps) {
  const t = useLabels<RepeatLabel>()
  const texts = useCalendarTexts()
  const say = (error: RepeatError | undefined) => error && t(error, { MAX: MAX_REPEATS })
  const { unit } = rule
  return (
    <>
      <Pair>
        <SelectField
          label={t('event_repeat_unit')}
          value={unit}
          options={UNITS.map(value => ({ value, label: t(`event_repeat_${value}`) }))}
          onChange={value => changeRule({ unit: value as RepeatRule['unit'] })}
        />
        {unit !== 'none' && (
          <TextField
            label={t(`event_repeat_every_${unit}`)}
            inputMode="numeric"
            autoComplete="off"
            value={rule.every}
            error={say(errors.every)}
            onChange={every => changeRule({ every })}
            onBlur={() => leaveField('every')}
          />
        )}
      </Pair>
      {unit === 'week' && (
        <Weekdays
          chosen={rule.weekdays}
          tag={tag}
          error={say(errors.weekdays)}
          onChange={weekdays => {
            changeRule({ weekdays })
            leaveField('weekdays')
          }}
        />
      )}
      {unit === 'month' && (
        <MonthDays first={first} tag={tag} value={rule.monthly} onChange={monthly => changeRule({ monthly })} />
      )}
      {unit !== 'none' && (
        <Pair>
          <SelectField
            label={t('event_repeat_end')}
            value={rule.end}
            options={ENDS.map(value => ({ value, label: t(`event_repeat_end_${value}`) }))}
            onChange={value => changeRule({ end: value as RepeatRule['end'] })}
          />
          {rule.end === 'count' ? (
            <TextField
              label={t('event_repeat_count')}
              inputMode="numeric"
              autoComplete="off"
              isRequired
              value={rule.count}
              error={say(errors.count)}
              onChange={count => changeRule({ count })}
              onBlur={() => leaveField('count')}
            />
          ) : (
            <DateField
              label={t('event_repeat_until')}
              placeholder={t('event_date_example')}
              locale={tag}
              texts={texts}
              loadCalendar={eventParts.calendar}
              isRequired
              value={rule.until}
              error={say(errors.until)}
              onChange={until => changeRule({ until })}
              onBlur={() => leaveField('until')}
            />
          )}
        </Pair>
      )}
    </>
  )
}

const nameWeekday = (date: LocalDate, tag: string) =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))

interface WeekdaysProps {
  /** The chosen days: 0 for Monday to 6 for Sunday. */
  readonly chosen: readonly number[]
  /** Language tag (BCP 47) for the names of the days. */
  readonly tag: string
  readonly error: string | undefined
  onChange(weekdays: readonly number[]): void
}

/** The days of a weekly rule. */
function Weekdays({ chosen, tag, error, onChange }: WeekdaysProps) {
  const t = useLabels<RepeatLabel>()
  const id = useId()
  return (
    <div role="group" aria-labelledby={`${id}-name`} aria-describedby={error && `${id}-error`}>
      <Legend id={`${id}-name`}>{t('event_repeat_weekdays')}</Legend>
      <Days>
        {weekDates.map((date, day) => (
          <Checkbox
            key={date}
            label={nameWeekday(date, tag)}
            isChecked={chosen.includes(day)}
            aria-invalid={error !== undefined || undefined}
            onChange={isOn => onChange(isOn ? [...chosen, day] : chosen.filter(other => other !== day))}
          />
        ))}
      </Days>
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  )
}

interface MonthDaysProps {
  /** The event's own day. */
  readonly first: LocalDate
  /** Language tag (BCP 47) for the names of the days. */
  readonly tag: string
  readonly value: MonthlyKind
  onChange(kind: MonthlyKind): void
}

/** The day of a monthly rule. */
function MonthDays({ first, tag, value, onChange }: MonthDaysProps) {
  const t = useLabels<RepeatLabel>()
  const WEEKDAY = nameWeekday(weekDates[weekdayOf(first)]!, tag)
  const DAY = Number(first.slice(8))
  const ordinal = `event_repeat_monthly_${ordinalOf(first) as 1 | 2 | 3 | 4}` as const
  const names = {
    date: () => t('event_repeat_monthly_date', { DAY }),
    lastDay: () => t('event_repeat_monthly_last_day'),
    weekday: () => t(ordinal, { WEEKDAY }),
    lastWeekday: () => t('event_repeat_monthly_last', { WEEKDAY }),
  }
  return (
    <RadioGroup
      label={t('event_repeat_monthly')}
      value={value}
      options={monthlyKinds(first).map(kind => ({ value: kind, label: names[kind]() }))}
      {...(value === 'date' && DAY > SURE_DAYS && { hint: t('event_repeat_monthly_skips', { DAY }) })}
      onChange={kind => onChange(kind as MonthlyKind)}
    />
  )
}
