import { useEffect, useMemo, useRef, useState } from 'react'
import { changedMeta, type MetaValues } from './metaModel'
import { openMetaDrafts } from './openMetaDrafts'

interface DraftOptions {
  /** Without an account nothing is kept. */
  readonly accountId: number | string | undefined
  readonly pictureId: number
  readonly base: MetaValues
  readonly changes: MetaValues
}

/** Keeps what is typed on the device until it is saved, and offers what an earlier window left. */
export function useMetaDraft({ accountId, pictureId, base, changes }: DraftOptions) {
  const drafts = useMemo(() => (accountId === undefined ? undefined : openMetaDrafts(accountId)), [accountId])
  const [offer, setOffer] = useState(() => {
    const draft = drafts?.read(pictureId)
    return draft && Object.keys(changedMeta(base, draft.changes)).length > 0 ? draft : undefined
  })
  const isOver = useRef(false)
  useEffect(() => {
    if (isOver.current) return
    const names = Object.keys(changes)
    // What is offered and not decided on stays, whatever is typed meanwhile.
    const kept = { ...offer?.changes, ...changes }
    if (Object.keys(kept).length === 0) drafts?.remove(pictureId)
    else drafts?.write({ pictureId, at: names.length > 0 || !offer ? Date.now() : offer.at, changes: kept, base: { ...offer?.base, ...Object.fromEntries(names.map(name => [name, base[name] ?? ''])) } })
  }, [drafts, pictureId, offer, base, changes])
  return {
    offer,
    /** The offer was taken or discarded. */
    settle: () => setOffer(undefined),
    /** Nothing is left to keep: the picture is saved or gone. */
    end() {
      isOver.current = true
      drafts?.remove(pictureId)
    },
  }
}
