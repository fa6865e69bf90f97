import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { AutocompleteResult } from '../../kit/field/autocomplete/autocompleteModel'
import { fetchAutocomplete, fetchCities } from '../../wire/autocompleteWire'
import { knownObject } from '../../wire/knownFields'
import { sendRequest } from '../../wire/sendRequest'
import { portalList, portalNumber, portalText, reportLosses } from '../../wire/portalValues'
import { eventAddresses } from '../eventAddresses'
import type { NewAddress } from './newAddressModel'

/** The role of the addresses that are searched for. */
export type AddressKind = 'organisation' | 'location'

/** A category of addresses (events 3.6). */
interface AddressCategory {
  readonly Id: number
  /** The display name. */
  readonly Categor: string
}

/** The created address in the response. The contract specifies no other fields of the response (events 3.5). */
export interface CreatedAddress {
  readonly Id: number
  readonly Name: string
}

const SEARCHES = { organisation: ['organisers', 'is_organiser'], location: ['locations', 'is_location'] } as const

const newSchema = knownObject({
  Categories: portalList('Categories', v.object({ Id: portalNumber, Categor: portalText })),
})
const createdSchema = v.object({ Id: portalNumber, Name: portalText })
const customer = (config: ResolvedConfig) => config.customer ?? ''

/** Fetches the addresses that match a typed text (GET api/autocomplete/organisers or …/locations, events 7.4). */
export function searchAddresses(
  config: ResolvedConfig,
  kind: AddressKind,
  text: string,
  signal: AbortSignal,
): Promise<AutocompleteResult> {
  const [path, flag] = SEARCHES[kind]
  return fetchAutocomplete({
    config,
    call: `GET /event/api/autocomplete/${path}`,
    url: `${eventAddresses(config).autocomplete}/${path}`,
    text,
    extra: { Customer: customer(config), [flag]: 1 },
    signal,
  })
}

/**
 * Fetches the cities that match a typed text. Sends the request to `paths.cityUrl` if it is configured, otherwise to
 * GET api/autocomplete/cities (events 7.4).
 */
export function searchAddressCities(
  config: ResolvedConfig,
  text: string,
  signal: AbortSignal,
): Promise<AutocompleteResult> {
  const { cityUrl } = config.paths
  if (cityUrl) return fetchCities(config, cityUrl, text, signal)
  return fetchAutocomplete({
    config,
    call: 'GET /event/api/autocomplete/cities',
    url: `${eventAddresses(config).autocomplete}/cities`,
    text,
    extra: { Customer: customer(config) },
    signal,
  })
}

/** Fetches the categories of a new address (GET {address_base}/new, events 7.5). */
export async function fetchAddressCategories(
  config: ResolvedConfig,
  signal?: AbortSignal,
): Promise<readonly AddressCategory[]> {
  const call = 'GET /event/api/address/new'
  const url = `${eventAddresses(config).address}/new`
  const { Categories } = await sendRequest({
    call,
    url,
    query: { Customer: customer(config) },
    schema: reportLosses(config, call, url, newSchema),
    signal,
  })
  return Categories
}

/**
 * Creates an address (POST {address_base}, events 7.5). If the response has no name, the result has the entered name.
 */
export async function createAddress(config: ResolvedConfig, address: NewAddress): Promise<CreatedAddress> {
  const { Id, Name } = await sendRequest({
    call: 'POST /event/api/address method=POST',
    url: eventAddresses(config).address,
    form: { method: 'POST', Customer: customer(config), ...address },
    schema: createdSchema,
    isKeyed: config.idempotency,
  })
  return { Id, Name: Name || address.Name }
}
