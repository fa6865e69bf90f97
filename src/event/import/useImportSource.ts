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

/** Reads the events of a file or a text. A newer source replaces an older one that is still being read. */
export function useImportSource(first: ImportSource | undefined) {
  const { runtime } = useShell()
  const [state, setState] = useState<SourceState>(first ? { status: 'reading' } : { status: 'waiting' })
  const newest = useRef<ImportSource>(undefined)
  const rounds = useRef(0)
  const read = async (source: ImportSource) => {
    newest.current = source
    rounds.current += 1
    const round = rounds.current
    setState({ status: 'reading' })
    let next: SourceState
    try {
      const readEvents = await eventParts.readEvents()
      const result = await readEvents(source, readToday())
      next = result.failure ? { status: 'waiting', error: result.failure } : { status: 'read', found: result, round }
    } catch (error) {
      // The file is gone or may not be read, or the reader did not load.
      runtime.reportError(error)
      next = { status: 'waiting', error: 'event_import_error_file' }
    }
    if (newest.current === source) setState(next)
  }
  const readFirst = useEffectEvent(() => {
    if (first) void read(first)
  })
  useEffect(() => readFirst(), [])
  return {
    state,
    read: (source: ImportSource) => void read(source),
    /** Returns to the choice of a source. */
    clear() {
      newest.current = undefined
      setState({ status: 'waiting' })
    },
  }
}
