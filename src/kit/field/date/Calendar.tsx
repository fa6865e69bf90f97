import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide'
import { type ComponentProps, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { DayButton, DayPicker } from 'react-day-picker'
import styled from 'styled-components'
import { type LocalDate, readToday } from '../../../lib/dates'
import { Button } from '../../control/Button'
import { IconButton } from '../../control/IconButton'
import { cssVar } from '../../theme/tokens'
import { calendarNames, FIRST_MONTH, LAST_MONTH, toDate, toLocalDate, turnMonths } from './calendarModel'
import { monthStyle } from './monthStyle'

/** The texts of a calendar. Names of months and days come from the locale. */
export interface CalendarTexts {
  /** The name of the popup, such as 'Choose a date'. */
  readonly title: string
  /** The name of the button that opens the popup. */
  readonly open: string
  readonly today: string
  /** Spoken by screen readers after the name of the selected day. */
  readonly selected: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
}

/** Props of a calendar. */
export interface CalendarProps {
  selected: LocalDate | undefined
  /** The language of months and days as BCP 47, such as `de-DE`. */
  locale: string
  texts: CalendarTexts
  onSelect: (date: LocalDate) => void
}

const Head = styled.div`
  display: flex;
  align-items: center;
  [dir='rtl'] & svg,
  &:dir(rtl) svg {
    scale: -1 1;
  }
`
const Heading = styled.h3`
  flex: 1 1 auto;
  font-weight: ${cssVar('weight-strong')};
  text-align: center;
  white-space: nowrap;
  @media (pointer: coarse) and (max-width: 359px) {
    font-size: ${cssVar('font-small')};
  }
`
const Month = styled.div`
  ${monthStyle}
`
const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: ${cssVar('space-1')};
`

/** Marks today for screen readers too. */
function Day(props: ComponentProps<typeof DayButton>) {
  return <DayButton {...props} aria-current={props.modifiers['today'] ? 'date' : undefined} />
}

/** Names the columns of days for screen readers too. By default, react-day-picker hides the names from them. */
function Weekdays(props: ComponentProps<'tr'>) {
  return (
    <thead>
      <tr {...props} />
    </thead>
  )
}

const components = { DayButton: Day, MonthCaption: () => <></>, Weekdays }

/**
 * Shows the days of a month to choose from, with weeks that begin on Monday (portal-accounts 9). The first focus is on
 * the selected day, else on today.
 */
export function Calendar({ selected, locale, texts, onSelect }: CalendarProps) {
  const grid = useRef<HTMLDivElement>(null)
  const chosen = useMemo(() => (selected === undefined ? undefined : toDate(selected)), [selected])
  const [month, setMonth] = useState(() => turnMonths(chosen ?? new Date(), 0))
  const [dir, setDir] = useState<string>()
  const names = useMemo(() => calendarNames(locale, texts), [locale, texts])
  // DayPicker gets the direction, because it swaps the left and right keys in right-to-left text.
  useLayoutEffect(() => {
    if (grid.current) setDir(getComputedStyle(grid.current).direction)
  }, [])
  const turn = (months: number) => setMonth(turnMonths(month, months))
  return (
    <div>
      <Head>
        <IconButton size="small" icon={ChevronsLeft} label={texts.previousYear} onClick={() => turn(-12)} />
        <IconButton size="small" icon={ChevronLeft} label={texts.previousMonth} onClick={() => turn(-1)} />
        <Heading aria-live="polite">{names.formatters.formatCaption?.(month)}</Heading>
        <IconButton size="small" icon={ChevronRight} label={texts.nextMonth} onClick={() => turn(1)} />
        <IconButton size="small" icon={ChevronsRight} label={texts.nextYear} onClick={() => turn(12)} />
      </Head>
      <Month ref={grid}>
        <DayPicker
          {...names}
          mode="single"
          required
          autoFocus
          hideNavigation
          showOutsideDays
          weekStartsOn={1}
          lang={locale}
          dir={dir}
          components={components}
          startMonth={FIRST_MONTH}
          endMonth={LAST_MONTH}
          month={month}
          onMonthChange={setMonth}
          selected={chosen}
          onSelect={date => onSelect(toLocalDate(date))}
        />
      </Month>
      <Foot>
        <Button size="small" variant="quiet" onClick={() => onSelect(readToday())}>
          {texts.today}
        </Button>
      </Foot>
    </div>
  )
}
