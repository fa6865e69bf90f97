import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import type { LocalDate } from '../../../lib/dates'
import { languageCode, languageTag } from '../../../lib/languageTag'
import { localStore } from '../../../lib/webStore'
import { eventParts } from '../../eventParts'
import type { HolidayCalendar } from './holidayCalendar'
import { countryOf, countryOfLanguage, type HolidayPlace } from './holidayModel'

/** A person's choice about holidays. The device stores it for the next repetition. */
interface HolidayChoice {
  /** True when holidays are left out. */
  readonly isOn: boolean
  /** The place that the person chose; absent before the first choice. */
  readonly place?: HolidayPlace
}

const store = localStore('event')
const KEY = 'holidays'

function readChoice(): HolidayChoice {
  const stored = store.read(KEY) as Partial<Record<keyof HolidayChoice, unknown>> | null | undefined
  const { isOn, place } = stored ?? {}
  return { isOn: isOn === true, ...(typeof place === 'string' && { place }) }
}

/**
 * Returns the first candidate whose country is in the calendar, else the calendar's first country. An unknown region is
 * replaced by its country.
 * @param candidates places in the order of preference
 */
function choosePlace(
  calendar: HolidayCalendar,
  candidates: readonly (HolidayPlace | undefined)[],
  language: string,
): HolidayPlace {
  const known = candidates.find(place => place && calendar.countries.includes(countryOf(place)))
  if (!known) return calendar.countries[0]!
  const country = countryOf(known)
  const isKnown = calendar.listRegions(country, language).some(({ id }) => id === known)
  return isKnown ? known : country
}

/**
 * Controller of the holidays in a repetition. The calendar loads if a person chooses to leave out holidays, or at once
 * if the device has stored this choice. If the calendar does not load, `HolidayFields` shows a notice instead of a
 * dialog, because events can be created without the calendar.
 */
export function useHolidays(config: ResolvedConfig) {
  const [choice, setChoice] = useState(readChoice)
  const { isOn } = choice
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['holidays'],
    queryFn: eventParts.holidayCalendar,
    enabled: isOn,
  })
  const language = languageCode(config.language)
  const calendar = useMemo(() => {
    if (!data) return undefined
    const candidates = [choice.place, config.event?.holidays, countryOfLanguage(languageTag(config.language))]
    const place = choosePlace(data, candidates, language)
    // Years are cached, because each render asks for every date.
    const years = new Map<number, ReadonlyMap<LocalDate, string>>()
    return {
      ...data,
      place,
      nameOn(date: LocalDate): string | undefined {
        const year = Number(date.slice(0, 4))
        if (!years.has(year)) years.set(year, data.listHolidays(place, year, language))
        return years.get(year)!.get(date)
      },
    }
  }, [data, choice.place, config, language])
  const change = (next: HolidayChoice) => {
    setChoice(next)
    store.write(KEY, next)
  }
  return {
    /** True when the person wants holidays to be left out. */
    isOn,
    setOn: (isNowOn: boolean) => change({ ...choice, isOn: isNowOn }),
    choose: (place: HolidayPlace) => change({ ...choice, place }),
    status: calendar ? 'ready' : isFetching ? 'loading' : 'failed',
    retry: () => void refetch(),
    /** The countries, their regions and the chosen place; undefined before they are loaded. */
    calendar,
    /** Returns the name of the public holiday on a day. */
    nameOn: (date: LocalDate): string | undefined => calendar?.nameOn(date),
  } as const
}
