import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { readToday } from '../../lib/dates'
import { useShell } from '../../shell/useShell'
import { eventParts } from '../eventParts'
import type { FoundEvents, ReadFailure } from './FoundEvent'
import type { ImportSource } from './ImportSource'

/** The state of reading a source. */
type SourceState =
  | { readonly status: 'waiting'; readonly error?: ReadFailure | 'event_import_error_file' }
  | { readonly status: 'reading' }
  | { readonly status: 'read'; readonly found: FoundEvents; readonly round: number }

/**
 * Reads the events of a file or a text. A newer source replaces an older one that is still being read. The reading ends
 * when the window closes.
 */
export function useImportSource(first: ImportSource | undefined) {
  const { runtime } = useShell()
  const [state, setState] = useState<SourceState>(first ? { status: 'reading' } : { status: 'waiting' })
  const reading = useRef<AbortController>(undefined)
  const rounds = useRef(0)
  useEffect(() => () => reading.current?.abort(), [])
  const read = async (source: ImportSource) => {
    reading.current?.abort()
    const own = new AbortController()
    reading.current = own
    rounds.current += 1
    const round = rounds.current
    setState({ status: 'reading' })
    let next: SourceState
    try {
      const readEvents = await eventParts.readEvents()
      const result = await readEvents(source, readToday(), own.signal)
      next = result.failure ? { status: 'waiting', error: result.failure } : { status: 'read', found: result, round }
    } catch (error) {
      if (own.signal.aborted) return
      // The file is gone or can't be read, or the code of `readEvents` did not load.
      runtime.reportError(error)
      next = { status: 'waiting', error: 'event_import_error_file' }
    }
    if (!own.signal.aborted) setState(next)
  }
  const readFirst = useEffectEvent(() => {
    if (first) void read(first)
  })
  useEffect(() => readFirst(), [])
  return {
    state,
    read: (source: ImportSource) => void read(source),
    /** Shows a list that was read earlier. */
    restore(found: FoundEvents) {
      reading.current?.abort()
      rounds.current += 1
      setState({ status: 'read', found, round: rounds.current })
    },
    /** Returns to the choice of a source. */
    clear() {
      reading.current?.abort()
      setState({ status: 'waiting' })
    },
  }
}
