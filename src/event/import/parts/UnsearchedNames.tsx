import { Checkbox } from '../../../kit/field/Checkbox'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import type { ImportLabel } from '../importLabels'
import type { useImport } from '../useImport'

type UnsearchedNamesProps = Pick<
  ReturnType<typeof useImport>,
  'names' | 'errors' | 'isWithoutNames' | 'setWithoutNames'
>

const TEXTS = { failed: 'event_import_not_matched', partial: 'event_import_partly_matched' } as const

/**
 * Says that not all places and organisers were searched for, with a button that searches for the rest. A checkbox
 * allows creating the events without this search. The places are then free text. The organisers are also free text if
 * the page allows it; otherwise they are missing.
 */
export function UnsearchedNames({ names, errors, isWithoutNames, setWithoutNames }: UnsearchedNamesProps) {
  const t = useLabels<ImportLabel>()
  const { status, retry } = names
  if (status !== 'failed' && status !== 'partial') return null
  return (
    <>
      <RetryNotice tone="warning" isSmall onRetry={retry}>
        {t(TEXTS[status])}
      </RetryNotice>
      <Checkbox
        isChecked={isWithoutNames}
        label={t('event_import_without_names')}
        error={errors?.names ? t('event_import_names_missing') : undefined}
        onChange={setWithoutNames}
      />
    </>
  )
}
