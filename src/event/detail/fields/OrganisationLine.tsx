import { memo } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { OrganisationField } from '../../address/OrganisationField'
import type { DetailLabel } from '../DetailLabel'
import { useField } from '../editor/useField'
import { FieldHelp } from '../help/FieldHelp'

/** The organiser, with its help. */
export const OrganisationLine = memo(function OrganisationLine() {
  const t = useLabels<DetailLabel>()
  return (
    <FieldHelp helpLabel="event_help_organisation" of={t('event_organisation')}>
      <OrganisationField {...useField('Organisation')} />
    </FieldHelp>
  )
})
