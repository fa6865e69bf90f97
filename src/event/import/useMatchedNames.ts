import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { AutocompleteItem } from '../../kit/field/autocomplete/autocompleteModel'
import { plainText } from '../../labels/plainText'
import { useShell } from '../../shell/useShell'
import { type AddressKind, searchAddresses } from '../address/addressWire'
import type { FoundEvent } from './FoundEvent'
import type { MatchedAddress } from './foundToCluster'

/** Maximum number of names in one search. If there are more, a retry searches for the rest. */
const MAX_NAMES = 100
/** Number of failures after which a search ends. */
const MAX_FAILURES = 3
/** Minimum length of a name that the portal can search for. */
const MIN_LENGTH = 2

const fold = (text: string) => plainText(text).normalize('NFC').trim().toLowerCase()

/**
 * Returns the only result with this name, regardless of upper and lower case; undefined if there is none or several. If
 * the name is only the first part of a place's text, `rest` is the rest of the text. The rest must then contain the
 * result's info, such as the city.
 */
function matchName(results: readonly AutocompleteItem[], name: string, rest: string): MatchedAddress | undefined {
  const alike = results.filter(({ id, value }) => Number(id) > 0 && fold(value) === fold(name))
  const isNear = ({ info = '' }: AutocompleteItem) => fold(info) !== '' && fold(rest).includes(fold(info))
  const found = rest === '' ? alike : alike.filter(isNear)
  const [first] = found
  return found.length === 1 && first ? { id: Number(first.id), name: plainText(first.value) } : undefined
}

async function findAddress(
  config: ResolvedConfig,
  kind: AddressKind,
  text: string,
  signal: AbortSignal,
): Promise<MatchedAddress | undefined> {
  const [head = '', ...rest] = text.split(',').map(part => part.trim())
  const names =
    kind === 'location' && rest.length > 0
      ? ([
          [text, ''],
          [head, rest.join(', ')],
        ] as const)
      : ([[text, '']] as const)
  for (const [name, others] of names) {
    if (name.length < MIN_LENGTH) continue
    const { results } = await searchAddresses(config, kind, name, signal)
    const match = matchName(results, name, others)
    if (match) return match
  }
  return undefined
}

interface Searched {
  /** The searched names, each with its match or undefined. A name whose search failed is missing. */
  readonly answers: ReadonlyMap<string, MatchedAddress | undefined>
  readonly error: unknown
}

const placeKey = ({ place }: FoundEvent) => `location ${place}`
const organiserKey = ({ organiser }: FoundEvent) => `organisation ${organiser}`

/**
 * Searches the portal for the places and organisers of found events, by their names. Continues after a failed name, but
 * ends after `MAX_FAILURES` failures. `retry` searches only for the names that have no response yet.
 */
export function useMatchedNames(config: ResolvedConfig, events: readonly FoundEvent[]) {
  const { runtime } = useShell()
  const wanted = useMemo(() => {
    const names = new Map<string, readonly [AddressKind, string]>()
    for (const event of events) {
      if (event.place !== '') names.set(placeKey(event), ['location', event.place])
      if (event.organiser !== '') names.set(organiserKey(event), ['organisation', event.organiser])
    }
    return [...names]
  }, [events])
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['event.import', 'names', config.auth.account, config.customer, wanted],
    queryFn: async ({ client, queryKey, signal }): Promise<Searched> => {
      const answers = new Map(client.getQueryData<Searched>(queryKey)?.answers)
      const errors: unknown[] = []
      for (const [key, [kind, text]] of wanted.filter(([name]) => !answers.has(name)).slice(0, MAX_NAMES)) {
        if (errors.length >= MAX_FAILURES) break
        try {
          answers.set(key, await findAddress(config, kind, text, signal))
        } catch (error) {
          signal.throwIfAborted()
          errors.push(error)
        }
      }
      return { answers, error: errors[0] }
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: wanted.length > 0,
  })
  const error = data?.error
  useEffect(() => {
    // No dialog opens, because the events can be created with free texts. `UnsearchedNames` shows a notice instead.
    if (error) runtime.reportError(error)
  }, [error, runtime])
  const answers = data?.answers
  const searchedCount = answers?.size ?? 0
  return {
    status: isFetching
      ? 'loading'
      : wanted.length === searchedCount
        ? 'ready'
        : error || !answers
          ? 'failed'
          : 'partial',
    placeOf: useCallback((event: FoundEvent) => answers?.get(placeKey(event)), [answers]),
    organiserOf: useCallback((event: FoundEvent) => answers?.get(organiserKey(event)), [answers]),
    /** True when the portal responded to the search for the place, or the event has no place. */
    hasPlaceAnswer: useCallback(
      (event: FoundEvent) => event.place === '' || (answers?.has(placeKey(event)) ?? false),
      [answers],
    ),
    /** True when the portal responded to the search for the organiser, or the event has no organiser. */
    hasOrganiserAnswer: useCallback(
      (event: FoundEvent) => event.organiser === '' || (answers?.has(organiserKey(event)) ?? false),
      [answers],
    ),
    retry: () => void refetch(),
  } as const
}
