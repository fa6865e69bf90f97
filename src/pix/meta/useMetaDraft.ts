import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { openAccountStore } from '../openAccountStore'
import { changedMeta, type MetaValues } from './metaModel'

/** Maximum number of stored drafts; the oldest is removed first. */
const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** Unsaved changes of a picture. */
export interface MetaDraft {
  readonly pictureId: number
  /** Time of the last change, in ms since 1970. */
  readonly at: number
  readonly changes: MetaValues
  /** Values of the changed fields before the change. */
  readonly base: MetaValues
}

const values = v.record(v.string(), v.union([v.string(), v.boolean()]))
const draftSchema: v.GenericSchema<unknown, MetaDraft> = v.object({
  pictureId: v.number(),
  at: v.number(),
  changes: values,
  base: values,
})

interface MetaDrafts {
  read(pictureId: number): MetaDraft | undefined
  /** Stores a draft. Replaces the picture's earlier draft. */
  write(draft: MetaDraft): void
  remove(pictureId: number): void
}

/**
 * Opens an account's stored drafts of the meta form. Ignores drafts that are older than 30 days, and clears those of
 * another account first.
 */
export function openMetaDrafts(accountId: number | string): MetaDrafts {
  const store = openAccountStore(accountId)
  const readAll = (): readonly MetaDraft[] => {
    const stored = store.read('metaDrafts')
    if (!Array.isArray(stored)) return []
    return stored.flatMap(entry => {
      const { success, output } = v.safeParse(draftSchema, entry)
      return success && output.at > Date.now() - MAX_AGE_MS ? output : []
    })
  }
  const others = (pictureId: number) => readAll().filter(other => other.pictureId !== pictureId)
  return {
    read: pictureId => readAll().find(found => found.pictureId === pictureId),
    write: added => store.write('metaDrafts', [added, ...others(added.pictureId)].slice(0, MAX_DRAFTS)),
    remove(pictureId) {
      const left = others(pictureId)
      store.write('metaDrafts', left.length > 0 ? left : undefined)
    },
  }
}

interface DraftOptions {
  /** Undefined if nobody is signed in; then nothing is stored. */
  readonly accountId: number | string | undefined
  readonly pictureId: number
  readonly base: MetaValues
  readonly changes: MetaValues
}

/** Stores unsaved changes on the device until they are saved, and offers the draft of an earlier window. */
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
    // An offered draft stays stored until the person accepts or discards it, even if other fields change.
    const changesToStore = { ...offer?.changes, ...changes }
    if (Object.keys(changesToStore).length === 0) drafts?.remove(pictureId)
    else
      drafts?.write({
        pictureId,
        at: names.length > 0 || !offer ? Date.now() : offer.at,
        changes: changesToStore,
        base: { ...offer?.base, ...Object.fromEntries(names.map(name => [name, base[name] ?? ''])) },
      })
  }, [drafts, pictureId, offer, base, changes])
  return {
    offer,
    /** Ends the offer. Call this function after the person has accepted or discarded the draft. */
    settle: () => setOffer(undefined),
    /** Removes the draft and stores no new one, because the picture is saved or deleted. */
    end() {
      isOver.current = true
      drafts?.remove(pictureId)
    },
  }
}
