import { useEffect, useMemo, useState } from 'react'
import type { FoundEvents } from './FoundEvent'
import { type NotKept, openKeptImport } from './openKeptImport'

interface KeptImportOptions {
  readonly account: number | string | undefined
  /** The list of the window; undefined before a source was read. */
  readonly found: FoundEvents | undefined
  /** True when events of the list are still to be created. */
  readonly isUnfinished: boolean
  readonly decisions: ReadonlyMap<string, boolean>
}

/**
 * Stores the list of found events on the device until its events are created. Offers the list of an earlier window. A
 * new list replaces the earlier one.
 */
export function useKeptImport({ account, found, isUnfinished, decisions }: KeptImportOptions) {
  const kept = useMemo(() => (account === undefined ? undefined : openKeptImport(account)), [account])
  const [offer, setOffer] = useState(() => kept?.read())
  const [failure, setFailure] = useState<{ readonly found: FoundEvents; readonly reason: NotKept | undefined }>()
  useEffect(() => {
    if (!kept || !found) return
    if (isUnfinished) setFailure({ found, reason: kept.write(found) })
    else kept.remove()
  }, [kept, found, isUnfinished])
  useEffect(() => {
    if (found && isUnfinished) kept?.writeDecisions([...decisions])
  }, [kept, found, isUnfinished, decisions])
  return {
    offer,
    /**
     * The reason why the list of the window is not stored; undefined if it is stored, or if all chosen events are
     * created.
     */
    notKept: isUnfinished && failure?.found === found ? failure?.reason : undefined,
    /**
     * Reads the stored list again. Called when the window returns to the choice of a source, which offers this list.
     */
    refresh: () => setOffer(kept?.read()),
    discard() {
      kept?.remove()
      setOffer(undefined)
    },
  }
}
