import { useQuery } from '@tanstack/react-query'
import { memo, type Ref, useState } from 'react'
import styled from 'styled-components'
import { Notice } from '../../kit/control/Notice'
import { Skeleton } from '../../kit/control/Skeleton'
import { SelectField } from '../../kit/field/SelectField'
import type { PickerOption } from '../../kit/field/tree/pickerModel'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { RetryNotice } from '../../shell/LoadState'
import { useShell } from '../../shell/useShell'
import { FieldHelp } from '../detail/help/FieldHelp'
import { eventParts } from '../eventParts'
import { KeywordsField } from './parts/KeywordsField'
import { categorySets } from './topicNames'
import type { TopicsLabel } from './topicsLabels'
import type { TopicsErrors, TopicsValues } from './topicsRules'
import { useEventCategories } from './useEventCategories'

interface TopicsFieldsProps {
  readonly values: TopicsValues
  /** `IdCategorySystemId` of the event: 5, 40, 84, or 0 for none. */
  readonly categorySystem: number
  /** Names of the event's categories, shown for categories that the portal no longer has. */
  readonly lostNames: { readonly formal: string; readonly content: string }
  /** Errors to show now. */
  readonly errors: TopicsErrors
  /** The first control. */
  readonly ref?: Ref<HTMLSelectElement>
  onChange(change: Partial<TopicsValues>): void
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`
const Title = styled.strong`
  display: block;
`

/** The topics fields: categories, characteristics, location type, keywords (events 2.2). */
export const TopicsFields = memo(function TopicsFields({
  values,
  categorySystem,
  lostNames,
  errors,
  ref,
  onChange,
}: TopicsFieldsProps) {
  const { runtime } = useShell()
  const t = useLabels<TopicsLabel>()
  const [config] = useState(runtime.readConfig)
  const state = useEventCategories(config)
  const pickers = useQuery({
    queryKey: ['event', 'topicsPickers'],
    queryFn: () => eventParts.topicsPickers().then(Pickers => ({ Pickers })),
  })
  const gone = (name: string) => t('event_category_gone', { NAME: name })
  const choices = () => {
    if (state.status === 'failed' || pickers.isError) {
      const retry = () => {
        if (state.status === 'failed') state.retry()
        if (pickers.isError) void pickers.refetch()
      }
      return (
        <RetryNotice isSmall onRetry={retry}>
          {t('event_categories_failed')}
        </RetryNotice>
      )
    }
    if (state.status === 'loading' || !pickers.data) return <Skeleton height="12em" />
    const { Pickers } = pickers.data
    const { formal, content } = categorySets(state.categories, categorySystem)
    const { event_location_types, characteristics } = state.categories
    return (
      <>
        <FieldHelp helpLabel="event_help_formal_category" of={t('event_formal_category')}>
          <SelectField
            ref={ref}
            label={t('event_formal_category')}
            value={String(values.FormalCategoryId)}
            onChange={value => onChange({ FormalCategoryId: Number(value) })}
            options={[
              { value: '0', label: t('event_formal_category_choose') },
              ...withLostOption(formal, String(values.FormalCategoryId), '0', gone(lostNames.formal)),
            ]}
            {...(errors.Categories && { error: t('no_formal_category_selected') })}
          />
        </FieldHelp>
        <Pickers
          values={values}
          content={withLostOption(content, values.ContentCategoryId, '0', gone(lostNames.content))}
          characteristics={characteristics}
          contentError={errors.Categories && t('no_content_category_selected')}
          onChange={onChange}
        />
        {event_location_types.length > 0 && (
          <FieldHelp helpLabel="event_help_location_type" of={t('event_location_type')}>
            <SelectField
              label={t('event_location_type')}
              value={values.EventLocationTypeId}
              onChange={EventLocationTypeId => onChange({ EventLocationTypeId })}
              options={[
                { value: '', label: t('event_location_type_choose') },
                ...withLostOption(
                  event_location_types,
                  values.EventLocationTypeId,
                  '',
                  gone(values.EventLocationTypeId),
                ),
              ]}
            />
          </FieldHelp>
        )}
      </>
    )
  }
  return (
    <Fields>
      {errors.Categories && <Notice tone="error">{t('event_categories_error')}</Notice>}
      {errors.requiredFields && (
        <Notice tone="error">
          <Title>{t('required_fields_not_valid_title')}</Title>
          {t('required_fields_not_valid_text')}
        </Notice>
      )}
      {choices()}
      <KeywordsField
        keywords={values.Keywords}
        assigned={config.event?.keywordSuggestions ?? []}
        choice={values.PreAssignedKeyword}
        onChange={Keywords => onChange({ Keywords })}
        onChoose={PreAssignedKeyword => onChange({ PreAssignedKeyword })}
      />
    </Fields>
  )
})

const has = (options: readonly PickerOption[], value: string): boolean =>
  options.some(option => option.value === value || has(option.options ?? [], value))

/**
 * Adds the event's choice to a set that no longer has it. Otherwise a save would lose the choice without notice.
 * @param none the value that means no choice
 * @param label name of the lost choice
 */
export function withLostOption(
  options: readonly PickerOption[],
  value: string,
  none: string,
  label: string,
): readonly PickerOption[] {
  return value === none || has(options, value) ? options : [{ value, label }, ...options]
}
