import { useContext, useEffect, useId, useRef, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { Button } from '../../../kit/control/Button'
import { AutocompleteField } from '../../../kit/field/autocomplete/AutocompleteField'
import { SelectField } from '../../../kit/field/SelectField'
import { TextField } from '../../../kit/field/TextField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import { usePortalSearch } from '../../../shell/portalQueries'
import { HideHelpContext } from '../../detail/help/FieldHelp'
import { type AddressKind, type CreatedAddress, searchAddressCities } from '../addressWire'
import type { AddressLabel } from '../addressLabels'
import { ORGANISER_LOCATION_TYPES } from '../newAddressModel'
import { useNewAddress } from '../useNewAddress'

interface NewAddressPopupProps {
  readonly config: ResolvedConfig
  readonly kind: AddressKind
  /** The text typed into the organiser or location field. */
  readonly name: string
  onSaved(address: CreatedAddress): void
  onCancel(): void
}

const HEADINGS: Readonly<Record<AddressKind, AddressLabel>> = {
  organisation: 'event_address_organisation_heading',
  location: 'event_address_location_heading',
}
const FIELDS = ['Name', 'City', 'Email', 'Category', 'OrganiserLocationType'] as const
const LONGEST = 200

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  margin-block-start: ${cssVar('space-2')};
  padding: ${cssVar('space-4')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  box-shadow: ${cssVar('shadow-raised')};
  /* Sticky tabs must not cover the popup after it was scrolled into view. */
  scroll-margin-block-start: 56px;
`
const Heading = styled.h3`
  font-weight: ${cssVar('weight-strong')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(7.5em, 1fr) minmax(0, 2.5fr);
  gap: ${cssVar('space-3')};
  align-items: start;
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${cssVar('space-2')};
`
const Place = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
  &:not(:empty) {
    margin-block-start: ${cssVar('space-2')};
  }
`

/** The popup of a new organiser or location, inside the field whose search found nothing (events 2.4). */
export function NewAddressPopup({ config, kind, name, onSaved, onCancel }: NewAddressPopupProps) {
  const t = useLabels<AddressLabel>()
  const { form, city, changeCity, categories, geocodingStatus } = useNewAddress(config, name, onSaved)
  const citySearch = usePortalSearch(config, (text, signal) => searchAddressCities(config, text, signal))
  const panel = useRef<HTMLDivElement>(null)
  const headingId = useId()
  const { field } = form
  const hideHelp = useContext(HideHelpContext)
  const hasError = FIELDS.some(each => field(each).error !== undefined)
  useEffect(() => {
    if (hasError) hideHelp()
  }, [hasError, hideHelp])
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    panel.current?.querySelector('input')?.focus()
  }, [])
  const pressKey = (event: KeyboardEvent) => {
    const { key, target, nativeEvent } = event
    if (!(target instanceof HTMLElement) || nativeEvent.isComposing) return
    // In an open list, Escape closes the list and Enter chooses from it. Otherwise Escape cancels. Enter in an input
    // saves, and Ctrl+Enter or Cmd+Enter saves anywhere in the popup. These keys don't act on the event's form around
    // the popup.
    if (key === 'Escape' && target.closest('[data-takes-escape]') === panel.current) onCancel()
    else if (
      key === 'Enter' &&
      (target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) &&
      !event.defaultPrevented
    ) {
      event.preventDefault()
      event.stopPropagation()
      void form.submit()
    }
  }
  const places = {
    none: '',
    locating: t('event_address_locating'),
    located: t('event_address_located'),
    notLocated: t('event_address_not_located'),
  }
  const options = (categories.data ?? []).map(({ Id, Categor }) => ({ value: String(Id), label: Categor }))
  return (
    <Panel
      ref={panel}
      role="group"
      aria-labelledby={headingId}
      data-new-address=""
      data-takes-escape=""
      onKeyDown={pressKey}
    >
      <Heading id={headingId}>{t(HEADINGS[kind])}</Heading>
      <TextField {...field('Name')} label={t('event_address_name')} maxLength={LONGEST} autoComplete="off" />
      <TextField {...field('Street')} label={t('event_address_street')} maxLength={LONGEST} autoComplete="off" />
      <div>
        <Pair>
          <TextField {...field('Postcode')} label={t('event_address_postcode')} maxLength={20} autoComplete="off" />
          <AutocompleteField
            {...field('City')}
            value={city}
            onChange={changeCity}
            {...citySearch}
            label={t('event_address_city')}
            texts={{
              loading: t('event_search_loading'),
              noResults: t('no_results'),
              failed: t('event_search_failed'),
              retry: t('ui_retry'),
              delete: t('event_address_city_delete'),
              found: count => t('event_search_found', { COUNT: count }),
            }}
          />
        </Pair>
        <Place role="status">{places[geocodingStatus]}</Place>
      </div>
      <TextField
        {...field('Email')}
        type="email"
        label={t('event_address_email')}
        maxLength={LONGEST}
        autoComplete="off"
      />
      {categories.isError ? (
        <RetryNotice isSmall onRetry={() => void categories.refetch()}>
          {t('event_address_categories_failed')}
        </RetryNotice>
      ) : (
        <SelectField
          {...field('Category')}
          label={t('event_address_category')}
          aria-busy={categories.isPending}
          options={[{ value: '', label: t('event_address_category_choose') }, ...options]}
        />
      )}
      <SelectField
        {...field('OrganiserLocationType')}
        label={t('event_address_type')}
        options={ORGANISER_LOCATION_TYPES.map(type => ({ value: type, label: t(`event_address_type_${type}`) }))}
      />
      {form.formProps.isUnanswered && (
        <RetryNotice isSmall isRetrying={form.isBusy} onRetry={() => void form.submit()}>
          {t('ui_unreachable')}
        </RetryNotice>
      )}
      <Buttons>
        <Button onClick={onCancel}>{t('abbrechen')}</Button>
        <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
          {t('event_address_save')}
        </Button>
      </Buttons>
    </Panel>
  )
}
