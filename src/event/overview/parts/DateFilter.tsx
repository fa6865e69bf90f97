import { X } from 'lucide'
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../kit/control/IconButton'
import { DateField } from '../../../kit/field/date/DateField'
import { languageTag } from '../../../lib/languageTag'
import { useLabels } from '../../../labels/useLabels'
import { formatDate, parseDate } from '../../../lib/dates'
import { useCalendarTexts } from '../../useCalendarTexts'
import type { OverviewLabel } from '../eventOverviewLabels'
import { FilterBox } from './SearchBox'

interface DateFilterProps {
  /** `YYYY-MM-DD`, or empty. */
  readonly date: string
  readonly language: string
  readonly loadCalendar: ComponentProps<typeof DateField>['loadCalendar']
  onDate(date: string): void
  onClose(): void
}

/**
 * Filters the list by a day. The day is chosen from the calendar or typed. A typed day applies when it is complete, on
 * Enter, or when the field loses the focus (events 2.1).
 */
export function DateFilter({ date, language, loadCalendar, onDate, onClose }: DateFilterProps) {
  const t = useLabels<OverviewLabel>()
  const texts = useCalendarTexts()
  const [typed, setTyped] = useState(formatDate(date))
  const [isWrong, setWrong] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  const apply = (text: string) => {
    const found = parseDate(text)
    setWrong(text.trim() !== '' && found === undefined)
    if (found !== undefined || text.trim() === '') onDate(found ?? '')
  }
  const change = (text: string) => {
    setTyped(text)
    setWrong(false)
    const found = parseDate(text)
    // Only a complete date is applied, because an incomplete date can be read as another date.
    if (text.trim() === '' || (found !== undefined && formatDate(found) === text)) apply(text)
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') apply(typed)
  }
  return (
    <FilterBox ref={place}>
      <DateField
        label={t('event_date_filter_label')}
        placeholder={t('event_date_example')}
        {...(isWrong && { error: t('event_date_filter_wrong') })}
        value={typed}
        onChange={change}
        onKeyDown={pressKey}
        onBlur={() => apply(typed)}
        texts={texts}
        locale={languageTag(language)}
        loadCalendar={loadCalendar}
      />
      <IconButton icon={X} label={t('event_date_filter_close')} onClick={onClose} />
    </FilterBox>
  )
}
