import { useMemo } from 'react'
import styled from 'styled-components'
import { Checkbox } from '../../../kit/field/Checkbox'
import { SelectField } from '../../../kit/field/SelectField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { languageCode } from '../../../lib/languageTag'
import { RetryNotice } from '../../../shell/LoadState'
import { countryOf } from '../holidays/holidayModel'
import type { useHolidays } from '../holidays/useHolidays'
import type { RepeatLabel } from '../repeatLabels'

type Holidays = ReturnType<typeof useHolidays>

interface HolidayFieldsProps {
  readonly holidays: Holidays
  /** Number of dates on holidays. */
  readonly count: number
  /** Language tag (BCP 47) for the names of places. */
  readonly tag: string
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-2')};
  justify-items: start;
  & > * + * {
    justify-self: stretch;
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15em), 1fr));
  gap: ${cssVar('space-4')} ${cssVar('space-3')};
  align-items: start;
`
const Text = styled.p`
  color: ${cssVar('text-soft')};
`

/** The checkbox that leaves out public holidays, and the choice of the country and the region. */
export function HolidayFields({ holidays, count, tag }: HolidayFieldsProps) {
  const t = useLabels<RepeatLabel>()
  const { isOn, status, calendar } = holidays
  return (
    <Place>
      <Checkbox label={t('event_repeat_holidays')} isChecked={isOn} onChange={holidays.setOn} />
      {isOn && calendar && <Places {...{ calendar, tag }} choose={holidays.choose} />}
      {isOn && status === 'failed' && (
        <RetryNotice tone="warning" isSmall onRetry={holidays.retry}>
          {t('event_repeat_holidays_failed')}
        </RetryNotice>
      )}
      {isOn && status !== 'failed' && (
        <Text role="status">
          {calendar ? t('event_repeat_holidays_found', { COUNT: count }) : t('event_repeat_holidays_loading')}
        </Text>
      )}
    </Place>
  )
}

interface PlacesProps {
  readonly calendar: NonNullable<Holidays['calendar']>
  readonly choose: Holidays['choose']
  /** Language tag (BCP 47) for the names of places. */
  readonly tag: string
}

/** The choice of the country, and of the region if the country has regions. */
function Places({ calendar, choose, tag }: PlacesProps) {
  const t = useLabels<RepeatLabel>()
  const { place } = calendar
  const country = countryOf(place)
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(tag, { type: 'region' })
    return calendar.countries
      .map(value => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label, tag))
  }, [calendar.countries, tag])
  const regions = calendar.listRegions(country, languageCode(tag))
  return (
    <Pair>
      <SelectField label={t('event_repeat_country')} value={country} options={countries} onChange={choose} />
      {regions.length > 0 && (
        <SelectField
          label={t('event_repeat_region')}
          value={place}
          options={[
            { value: country, label: t('event_repeat_region_none') },
            ...regions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={choose}
        />
      )}
    </Pair>
  )
}
