import type { ResolvedConfig } from '../../../config/resolveConfig'
import type { RefObject } from 'react'
import { Notice } from '../../../kit/control/Notice'
import { RadioGroup } from '../../../kit/field/RadioGroup'
import { SelectField } from '../../../kit/field/SelectField'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import { categoryOptions, NO_CATEGORY } from '../categoryOptions'
import type { ImportLabel } from '../importLabels'
import type { useImport } from '../useImport'

interface ImportChoicesProps {
  readonly work: Pick<
    ReturnType<typeof useImport>,
    'way' | 'setWay' | 'categories' | 'category' | 'setCategory' | 'errors'
  >
  readonly config: ResolvedConfig
  /** The first control. */
  readonly first: RefObject<HTMLInputElement | null>
}

/**
 * The choice between two ways: to create all events together, with one category, or to complete them one after the
 * other in the form.
 */
export function ImportChoices({
  work: { way, setWay, categories, category, setCategory, errors },
  config,
  first,
}: ImportChoicesProps) {
  const t = useLabels<ImportLabel>()
  const names = { formal: t('event_formal_category'), content: t('event_content_category') }
  return (
    <>
      <RadioGroup
        ref={first}
        label={t('event_import_way')}
        value={way}
        options={[
          { value: 'together', label: t('event_import_together') },
          { value: 'singly', label: t('event_import_singly') },
        ]}
        onChange={value => setWay(value === 'singly' ? 'singly' : 'together')}
      />
      {way === 'together' && categories.status === 'ready' && (
        <SelectField
          label={t('event_import_category')}
          value={category}
          error={errors?.category ? t('event_import_category_missing') : undefined}
          options={[
            { value: NO_CATEGORY, label: t('event_import_category_none') },
            ...categoryOptions(categories.categories, config.event?.categorySystem ?? 0, names),
          ]}
          onChange={setCategory}
        />
      )}
      {categories.status === 'failed' && (
        <RetryNotice isSmall onRetry={categories.retry}>
          {t('event_categories_failed')}
        </RetryNotice>
      )}
      {errors?.required && <Notice tone="error">{t('event_import_required')}</Notice>}
    </>
  )
}
