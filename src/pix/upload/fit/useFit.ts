import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadLimits, UploadVerdict } from '../uploadRules'
import { adaptFiles, explained } from './adaptFiles'
import { type FitOffer, sizeOf } from './fitRules'
import { expectedSizes, findOffers } from './findOffers'
import { type OpenConverter, openConverter } from './openConverter'

/** Props of the part that adapts files. */
export interface FitProps {
  readonly verdict: UploadVerdict
  /** All files of the verdict, in the order in which they were chosen. */
  readonly files: readonly File[]
  readonly limits: UploadLimits
  /**
   * Called with the verdict for the upload, after the person has decided and the chosen files are adapted. Without an
   * offer, called after reading.
   */
  onDone(verdict: UploadVerdict): void
}

/** Progress of reading or adapting files. */
export interface FitWork {
  readonly status: 'reading' | 'working'
  readonly done: number
  readonly total: number
}

/** State of the adaptation. */
export type FitState = FitWork | { readonly status: 'asking'; readonly offers: readonly FitOffer[] }

/**
 * Controller of the part that adapts files: reads the files, finds offers, and adapts the chosen files. Without an
 * offer, calls `onDone` after reading. Ends all work when the dialog closes.
 */
export function useFit({ verdict, files, limits, onDone }: FitProps) {
  const [state, setState] = useState<FitState>({ status: 'reading', done: 0, total: 0 })
  const [refused, setRefused] = useState<ReadonlySet<File>>(new Set())
  const [given, setGiven] = useState(verdict)
  const open = useRef<{ readonly converter: OpenConverter; readonly signal: AbortSignal }>(undefined)
  const look = useEffectEvent(async (opened: OpenConverter, signal: AbortSignal) => {
    const { offers, refusals } = await findOffers(verdict, limits, opened, signal, (done, total) => {
      if (!signal.aborted) setState({ status: 'reading', done, total })
    })
    if (signal.aborted) return
    const reasoned = explained(verdict, refusals)
    setGiven(reasoned)
    if (offers.length > 0) setState({ status: 'asking', offers })
    else onDone(reasoned)
  })
  useEffect(() => {
    const gone = new AbortController()
    const converter = openConverter()
    open.current = { converter, signal: gone.signal }
    void look(converter, gone.signal)
    return () => {
      gone.abort()
      converter.close()
    }
  }, [])

  const offers = state.status === 'asking' ? state.offers : []
  const isChosen = ({ file }: FitOffer) => !refused.has(file)
  const chosen = offers.filter(isChosen)
  const sent = new Set([...given.accepted, ...chosen.map(({ file }) => file)])
  const expected = expectedSizes([...sent], chosen)
  const total = sizeOf(expected)
  const isInParts = total >= limits.postSize && expected.every(({ size }) => size < limits.postSize)
  return {
    state,
    chosen,
    isChosen,
    /** Expected size in bytes of everything that will be sent. */
    total,
    /** True when the files will be sent in several posts, because together they are too large for one. */
    isInParts,
    choose(changed: readonly File[], isWanted: boolean) {
      setRefused(now => {
        const next = new Set(now)
        for (const file of changed) {
          if (isWanted) next.delete(file)
          else next.add(file)
        }
        return next
      })
    },
    decline: () => onDone(given),
    async accept() {
      if (!open.current || chosen.length === 0) {
        onDone(given)
        return
      }
      const { converter, signal } = open.current
      const fitted = await adaptFiles({ ...given, files }, chosen, limits, converter, signal, done =>
        setState({ status: 'working', done, total: chosen.length }),
      )
      if (signal.aborted) return
      // The person has already agreed to several posts, so the upload must not ask again.
      onDone(isInParts ? { ...fitted, isPostTooLarge: false } : fitted)
    },
  }
}
