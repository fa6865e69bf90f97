import { type Ref, useRef, useState } from 'react'
import { AutocompleteField } from '../../kit/field/autocomplete/AutocompleteField'
import type { AutocompleteValue } from '../../kit/field/autocomplete/autocompleteModel'
import { useLabels } from '../../labels/useLabels'
import { usePortalSearch } from '../../shell/portalQueries'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import { eventParts } from '../eventParts'
import type { AddressLabel } from './addressLabels'
import { type AddressKind, searchAddresses } from './addressWire'

/** Props of the organiser and location fields. */
interface AddressFieldProps {
  readonly value: AutocompleteValue
  onChange(value: AutocompleteValue): void
  onBlur?(): void
  readonly error?: string | undefined
  readonly isRequired?: boolean
  /** True when the field also accepts a text that is not a suggestion. */
  readonly isFreetextAllowed: boolean
  readonly ref?: Ref<HTMLInputElement>
}

const NOTHING = { status: 'editing', text: '', id: null } as const

/**
 * Field for an organiser or a location, with suggestions while typing. If nothing is found, a person can create a new
 * address (events 2.3).
 */
function AddressField({ kind, value, onChange, ...field }: AddressFieldProps & { readonly kind: AddressKind }) {
  const { runtime } = useShell()
  const t = useLabels<AddressLabel | 'ui_retry'>()
  const [config] = useState(runtime.readConfig)
  const portal = usePortalSearch(config, (text, signal) => searchAddresses(config, kind, text, signal))
  const [popup, setPopup] = useState({ wish: 0, isOpen: false, name: '' })
  const newAddress = usePart(eventParts.newAddress, popup.wish)
  const place = useRef<HTMLDivElement>(null)
  const ended = useRef(0)
  /**
   * Puts the result of the popup with the number `wish` into the field. Does nothing if that popup or a later one has
   * already given a result. If the person cancels while a new address is being saved, the response arrives after the
   * cancel. The response must not replace a newer value of the field.
   */
  const end = (wish: number, result: AutocompleteValue) => {
    if (wish <= ended.current) return
    ended.current = wish
    onChange(result)
    setPopup(before => ({ ...before, isOpen: false }))
    // The focus moves to the field, because the focused element disappears with the popup.
    place.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={place}>
      <AutocompleteField
        {...field}
        {...portal}
        label={t(`event_${kind}`)}
        value={value}
        onChange={onChange}
        noResultsAction={{
          text: t('event_address_add'),
          onAction: name => setPopup(({ wish }) => ({ wish: wish + 1, isOpen: true, name })),
        }}
        texts={{
          loading: t('event_search_loading'),
          noResults: t('no_results'),
          failed: t('event_search_failed'),
          retry: t('ui_retry'),
          delete: t(`event_${kind}_delete`),
          found: count => t('event_search_found', { COUNT: count }),
        }}
      />
      {popup.isOpen && newAddress && (
        <newAddress.Part
          config={config}
          kind={kind}
          name={popup.name}
          onSaved={({ Id, Name }) => end(popup.wish, { status: 'validated', text: Name, id: String(Id) })}
          onCancel={() => end(popup.wish, NOTHING)}
        />
      )}
    </div>
  )
}

/** Field for the location of the event. Accepts free text for a location that the portal does not know (events 2.3). */
export function LocationField(props: Omit<AddressFieldProps, 'isFreetextAllowed'>) {
  return <AddressField kind="location" isFreetextAllowed {...props} />
}

/**
 * Field for the organiser of the event. Accepts free text if `isFreetextAllowed` is true (events 2.3, list of
 * decisions).
 */
export function OrganisationField(props: AddressFieldProps) {
  return <AddressField kind="organisation" {...props} />
}
