import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { type Coordinates, geocode } from './geocodeWire'

/** Delay in ms after the last change of the address before the maps service is queried. */
const REST_MS = 500
/** Time limit of a query in ms. After this time, the address counts as not located and is saved without coordinates. */
const PATIENCE_MS = 5_000

/**
 * Looks up the coordinates of an address. A changed address has no coordinates until the maps service has responded
 * (events 5.6). Sends nothing if `address` is undefined.
 */
export function useGeocoding(config: ResolvedConfig, address: string | undefined) {
  const { runtime } = useShell()
  const [answer, setAnswer] = useState<{ readonly address: string; readonly place: Coordinates | undefined }>()
  const asked = useRef<{
    readonly address: string
    readonly place: Promise<Coordinates | undefined>
    readonly stop: AbortController
  }>(undefined)

  const find = async (wanted: string, stop: AbortController) => {
    const place = await geocode(config, wanted, AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE_MS)])).catch(
      (error: unknown) => {
        if (!stop.signal.aborted) runtime.reportError(error)
        return undefined
      },
    )
    if (!stop.signal.aborted) setAnswer({ address: wanted, place })
    return place
  }
  const ask = (wanted: string) => {
    if (asked.current?.address === wanted) return asked.current.place
    asked.current?.stop.abort()
    const stop = new AbortController()
    asked.current = { address: wanted, stop, place: find(wanted, stop) }
    return asked.current.place
  }
  const requestLater = useEffectEvent(ask)
  useEffect(() => {
    if (address === undefined) return undefined
    const timer = setTimeout(() => void requestLater(address), REST_MS)
    return () => clearTimeout(timer)
  }, [address])
  useEffect(() => () => asked.current?.stop.abort(), [])

  const isAnswered = answer?.address === address
  return {
    status:
      address === undefined
        ? ('none' as const)
        : !isAnswered
          ? ('locating' as const)
          : answer?.place
            ? ('located' as const)
            : ('notLocated' as const),
    /**
     * Resolves to the coordinates of the current address; undefined if there are none. Sends the request at once if it
     * was not sent yet.
     */
    locate: () => (address === undefined ? Promise.resolve(undefined) : ask(address)),
  }
}
