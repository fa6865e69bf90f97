import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { type LocalDate, readToday } from '../../../lib/dates'
import { Button } from '../../control/Button'
import { IconButton } from '../../control/IconButton'
import { VisuallyHidden } from '../../control/LiveRegion'
import { cssVar } from '../../theme/tokens'
import { addMonths, clampDay, dayForKey, momentOf, weeksOf } from './calendarModel'
import { dayStyle } from './dayStyle'

/** The texts of a calendar; names of months and days come from the locale. */
export interface CalendarTexts {
  /** The name of the popup, such as 'Choose a date'. */
  readonly title: string
  /** The name of the button that opens it. */
  readonly open: string
  readonly today: string
  readonly previousMonth: string
  readonly nextMonth: string
  readonly previousYear: string
  readonly nextYear: string
}

/** Props of a calendar. */
export interface CalendarProps {
  /** The day that is chosen already. */
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
const Month = styled.h3`
  flex: 1 1 auto;
  font-weight: ${cssVar('weight-strong')};
  text-align: center;
  white-space: nowrap;
  @media (pointer: coarse) and (max-width: 359px) {
    font-size: ${cssVar('font-small')};
  }
`
const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  text-align: center;
  & th {
    padding: ${cssVar('space-1')} 0;
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
    font-weight: 500;
  }
  & td {
    padding: 1px;
  }
`
const Day = styled.button`
  ${dayStyle}
`
const Foot = styled.div`
  display: grid;
  justify-items: center;
  margin-block-start: ${cssVar('space-1')};
`

/** A month of days to choose one from, weeks from Monday on (WAI-ARIA date grid). The focus begins on the chosen day, else on today. */
export function Calendar({ selected, locale, texts, onSelect }: CalendarProps) {
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const today = readToday()
  const [focused, setFocused] = useState(clampDay(selected ?? today))
  const [hasMoved, setHasMoved] = useState(true)
  const weeks = weeksOf(focused)
  const write = (date: LocalDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(momentOf(date))
  useEffect(() => {
    if (hasMoved) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused, hasMoved])
  // The buttons of the head keep the focus, the keys of the grid take it along.
  const turn = (months: number) => {
    setHasMoved(false)
    setFocused(clampDay(addMonths(focused, months)))
  }
  const pressKey = (event: KeyboardEvent) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const target = dayForKey(focused, event.key, event.shiftKey, isRtl)
    if (target === undefined) return
    event.preventDefault()
    setHasMoved(true)
    setFocused(clampDay(target))
  }
  return (
    <div>
      <Head>
        <IconButton size="small" icon={ChevronsLeft} label={texts.previousYear} onClick={() => turn(-12)} />
        <IconButton size="small" icon={ChevronLeft} label={texts.previousMonth} onClick={() => turn(-1)} />
        <Month id={id} aria-live="polite">
          {write(focused, { month: 'long', year: 'numeric' })}
        </Month>
        <IconButton size="small" icon={ChevronRight} label={texts.nextMonth} onClick={() => turn(1)} />
        <IconButton size="small" icon={ChevronsRight} label={texts.nextYear} onClick={() => turn(12)} />
      </Head>
      <Grid ref={grid} role="grid" aria-labelledby={id} onKeyDown={pressKey}>
        <thead>
          <tr>
            {weeks[0]?.map(date => (
              <th key={date} scope="col">
                <span aria-hidden>{write(date, { weekday: 'short' })}</span>
                <VisuallyHidden>{write(date, { weekday: 'long' })}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(week => (
            <tr key={week[0]}>
              {week.map(date => (
                <td key={date} aria-selected={date === selected}>
                  <Day
                    type="button"
                    tabIndex={date === focused ? 0 : -1}
                    aria-label={write(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
                    aria-current={date === today ? 'date' : undefined}
                    data-outside={date.slice(0, 7) !== focused.slice(0, 7) || undefined}
                    onClick={() => onSelect(date)}
                  >
                    {Number(date.slice(8))}
                  </Day>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
      <Foot>
        <Button size="small" variant="quiet" onClick={() => onSelect(today)}>
          {texts.today}
        </Button>
      </Foot>
    </div>
  )
}
