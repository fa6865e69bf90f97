import { memo } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { LocationField } from '../../address/LocationField'
import type { DetailLabel } from '../DetailLabel'
import { useField } from '../editor/useField'
import { FieldHelp } from '../help/FieldHelp'

/** The location, with its help. */
export const LocationLine = memo(function LocationLine() {
  const t = useLabels<DetailLabel>()
  return (
    <FieldHelp helpLabel="event_help_location" of={t('event_location')}>
      <LocationField {...useField('Location')} />
    </FieldHelp>
  )
})
