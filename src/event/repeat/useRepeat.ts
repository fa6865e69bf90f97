import { useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { announce } from '../../kit/control/LiveRegion'
import { useLabels } from '../../labels/useLabels'
import { formatDate, type LocalDate } from '../../lib/dates'
import { useCreateRun } from '../run/useCreateRun'
import { useHolidays } from './holidays/useHolidays'
import type { RepeatLabel } from './repeatLabels'
import {
  firstRule,
  type FurtherError,
  MAX_REPEATS,
  readFurther,
  readRule,
  type RepeatErrors,
  type RepeatRule,
} from './repeatModel'
import type { RepeatOptions } from './RepeatWindow'
import { shiftFields } from './shiftFields'
import { useExistingEvents } from './useExistingEvents'

/** A date of the list. */
export interface RepeatDate {
  readonly date: LocalDate
  readonly isChosen: boolean
  /** `exists` if there is a likely duplicate on that day; `made` if this window created the event. */
  readonly state: 'new' | 'exists' | 'made'
  /** The name of the public holiday on that day, if the holidays are loaded. */
  readonly holiday?: string | undefined
}

type RuleField = keyof RepeatErrors

/** Controller of the repeat window: the rule, its dates, and the events that are created from them. */
export function useRepeat(config: ResolvedConfig, { fields, event, onChanged }: RepeatOptions) {
  const t = useLabels<RepeatLabel>()
  const own = event.firstDay
  const [rule, setRule] = useState(() => firstRule(own))
  const [left, setLeft] = useState<ReadonlySet<RuleField>>(new Set())
  const [decisions, setDecisions] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [added, setAdded] = useState<readonly LocalDate[]>([])
  const [further, setFurther] = useState<{ readonly text: string; readonly error?: FurtherError }>({ text: '' })
  const [isPublished, setPublished] = useState(false)
  const [isStarted, setStarted] = useState(false)
  const existing = useExistingEvents(config, event)
  const holidays = useHolidays(config)
  const isUnsure = existing.status === 'failed'
  const { run, made, create, undo, stop } = useCreateRun(config, { known: existing.known, isUnsure, onChanged })

  const { dates: ruled = [], errors = {} } = useMemo(() => readRule(rule, own), [rule, own])
  const isLeftOut = (date: LocalDate) => holidays.isOn && holidays.nameOn(date) !== undefined
  // While the checkbox 'leave out holidays' is on, the person's decision about a holiday is stored under a second key.
  // So turning this checkbox on leaves out all holidays, except those that the person chose while it was on. Turning it
  // off applies the earlier decisions again.
  const holidayKey = (date: LocalDate) => `holiday ${date}`
  const decisionKey = (date: LocalDate) => (isLeftOut(date) ? holidayKey(date) : date)
  const dates = [...new Set([...ruled, ...added, ...made.keys()])].toSorted().map((date): RepeatDate => {
    const holiday = holidays.nameOn(date)
    if (made.has(date)) return { date, isChosen: true, state: 'made', holiday }
    const exists = existing.isOn(date)
    const isChosen = decisions.get(decisionKey(date)) ?? !(exists || isLeftOut(date))
    return { date, isChosen, state: exists ? 'exists' : 'new', holiday }
  })
  const chosen = dates.flatMap(({ date, isChosen, state }) => (isChosen && state !== 'made' ? [date] : []))
  const decide = (date: LocalDate, isChosen: boolean) =>
    setDecisions(old => {
      const next = new Map(old).set(decisionKey(date), isChosen)
      // Until the holidays are loaded, the day may turn out to be a holiday. Then the decision is stored under both
      // keys, so that it is valid in either case.
      return holidays.isOn && !holidays.calendar ? next.set(holidayKey(date), isChosen) : next
    })
  const hasErrors = Object.keys(errors).length > 0
  const listError: RepeatLabel | undefined = hasErrors
    ? undefined
    : chosen.length > MAX_REPEATS
      ? 'event_repeat_error_many'
      : isStarted && chosen.length === 0 && made.size === 0
        ? 'event_repeat_error_nothing'
        : undefined
  return {
    rule,
    changeRule: (part: Partial<RepeatRule>) => setRule(old => ({ ...old, ...part })),
    leaveField: (name: RuleField) => setLeft(old => new Set(old).add(name)),
    /** The errors of the fields for which `leaveField` was called, or of all fields after an attempt to create. */
    errors: Object.fromEntries(
      Object.entries(errors).filter(([name]) => isStarted || left.has(name as RuleField)),
    ) as RepeatErrors,
    listError,
    dates,
    chosenCount: chosen.length,
    decide,
    further,
    changeFurther: (text: string) => setFurther({ text }),
    addFurther() {
      const { date, error } = readFurther(further.text, own)
      if (error) {
        setFurther({ ...further, error })
        return
      }
      setAdded(old => [...old, date])
      decide(date, true)
      setFurther({ text: '' })
      announce(t('event_repeat_added', { DATE: formatDate(date) }))
    },
    isPublished,
    setPublished,
    existing,
    holidays,
    run,
    made,
    /** Creates events on the chosen dates. Returns false if the rule or the list has an error. */
    create(): boolean {
      setStarted(true)
      const canCreate = !hasErrors && chosen.length > 0 && chosen.length <= MAX_REPEATS
      if (canCreate) void create(chosen.map(date => ({ key: date, fields: shiftFields(fields, date, isPublished) })))
      return canCreate
    },
    undo,
    stop,
  }
}
