import * as v from 'valibot'
import type { ResolvedConfig } from '../config/resolveConfig'
import type { AutocompleteItem, AutocompleteResult } from '../kit/field/autocomplete/autocompleteModel'
import { portalEntries, portalText } from './portalValues'
import { readableList } from './readableList'
import type { FormValue } from './requestParts'
import { sendRequest } from './sendRequest'

/** Value of the parameter `community` in a search for cities (portal-accounts 9). */
const CITY_COMMUNITY = 73

/** One search of an autocomplete field. */
export interface AutocompleteRequest {
  readonly config: ResolvedConfig
  /** The call as the contract writes it, for error texts. */
  readonly call: string
  readonly url: string
  /** The typed text. */
  readonly text: string
  /** Parameters besides `actualInput`, such as `is_location`. */
  readonly extra?: Readonly<Record<string, FormValue | undefined>>
  readonly signal?: AbortSignal
}

const optionalText = v.pipe(
  portalText,
  v.transform(text => text || undefined),
)
const itemSchema = v.pipe(
  v.object({
    id: v.union([v.string(), v.number()]),
    value: v.pipe(portalText, v.nonEmpty()),
    info: optionalText,
    customCallback: optionalText,
  }),
  v.transform(({ id, ...texts }): AutocompleteItem => ({ id: String(id), ...texts })),
)

/**
 * Returns the schema of a response. If the response has no `results` but a list `data`, the first entry of `data` is
 * read as the response.
 */
function responseSchema({ config, call, url }: AutocompleteRequest): v.GenericSchema<unknown, AutocompleteResult> {
  const resultSchema = v.object({
    results: v.pipe(
      v.nonOptional(portalEntries),
      v.transform((list): unknown => list),
      readableList(config, call, url, itemSchema),
      v.transform(({ entries }) => entries),
    ),
    header: optionalText,
    footer: optionalText,
    footerFreetext: optionalText,
    footerMissingText: optionalText,
    footerInfoText: optionalText,
  })
  const wrappedSchema = v.pipe(
    v.object({ data: v.pipe(v.nonOptional(portalEntries), v.array(resultSchema)) }),
    v.transform(({ data }): AutocompleteResult => data[0] ?? { results: [] }),
  )
  return v.lazy((answer): v.GenericSchema<unknown, AutocompleteResult> =>
    isWrapped(answer) ? wrappedSchema : resultSchema,
  )
}

function isWrapped(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'data' in answer && !('results' in answer)
}

/** Searches an autocomplete address of the portal for a typed text (portal-accounts 3 and 7, events 7.4). */
export function fetchAutocomplete(request: AutocompleteRequest): Promise<AutocompleteResult> {
  const { call, url, text, extra, signal } = request
  return sendRequest({ call, url, query: { actualInput: text, ...extra }, schema: responseSchema(request), signal })
}

/**
 * Searches the cities that match a typed text (GET selectBoxDataCity.php).
 * @param url the configured `paths.cityUrl`, or the default of the caller's family
 */
export function fetchCities(
  config: ResolvedConfig,
  url: string,
  text: string,
  signal?: AbortSignal,
  extra?: AutocompleteRequest['extra'],
): Promise<AutocompleteResult> {
  return fetchAutocomplete({
    config,
    call: 'GET selectBoxDataCity.php',
    url,
    text,
    extra: { community: CITY_COMMUNITY, spaceAsWildcard: true, ...extra },
    ...(signal && { signal }),
  })
}
