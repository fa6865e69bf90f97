import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { AutocompleteItem } from '../../kit/field/autocomplete/autocompleteModel'
import { plainText } from '../../labels/plainText'
import { useShell } from '../../shell/useShell'
import { type AddressKind, searchAddresses } from '../address/addressWire'
import type { FoundEvent } from './FoundEvent'
import type { MatchedAddress } from './foundToCluster'

/** Maximum number of names that are searched for. The others have no match. */
const MAX_NAMES = 100
/** Minimum length of a name that the portal can search for. */
const MIN_LENGTH = 2

const fold = (text: string) => plainText(text).normalize('NFC').trim().toLowerCase()

/**
 * Returns the only result with exactly this name; undefined if there is none or several. If the name is only the first
 * part of a place's text, the rest of the text must contain the result's info, such as the city.
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

/** Searches the portal for the places and organisers of found events, by their exact names. */
export function useMatchedNames(config: ResolvedConfig, events: readonly FoundEvent[]) {
  const { runtime } = useShell()
  const wanted = useMemo(() => {
    const names = new Map<string, readonly [AddressKind, string]>()
    for (const { place, organiser } of events) {
      if (place !== '') names.set(`location ${place}`, ['location', place])
      if (organiser !== '') names.set(`organisation ${organiser}`, ['organisation', organiser])
    }
    return [...names].slice(0, MAX_NAMES)
  }, [events])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['event.import', 'names', config.auth.account, config.customer, wanted],
    queryFn: async ({ signal }) => {
      const found = new Map<string, MatchedAddress | undefined>()
      for (const [key, [kind, text]] of wanted) found.set(key, await findAddress(config, kind, text, signal))
      return found
    },
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
    enabled: wanted.length > 0,
  })
  useEffect(() => {
    // A notice shows the failure, not a dialog, because the events can be created with free texts.
    if (error) runtime.reportError(error)
  }, [error, runtime])
  return {
    status: isFetching ? 'loading' : error ? 'failed' : 'ready',
    placeOf: useCallback(({ place }: FoundEvent) => data?.get(`location ${place}`), [data]),
    organiserOf: useCallback(({ organiser }: FoundEvent) => data?.get(`organisation ${organiser}`), [data]),
    retry: () => void refetch(),
  } as const
}
