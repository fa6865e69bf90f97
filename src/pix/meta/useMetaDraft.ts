import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import { openAccountStore } from '../openAccountStore'
import { changedMeta, type MetaValues } from './metaModel'

/** More are not kept: the oldest goes first. */
const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000

/** What was typed for a picture and not saved. */
export interface MetaDraft {
  readonly pictureId: number
  /** When it was typed, in ms since 1970. */
  readonly at: number
  readonly changes: MetaValues
  /** What stood in the changed fields before. */
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
  /** Keeps a draft in the place of the picture's earlier one. */
  write(draft: MetaDraft): void
  remove(pictureId: number): void
}

/** Opens the drafts of an account's meta forms on the device; another account's are cleared first, old ones go. */
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
    /** The offer was taken or discarded. */
    settle: () => setOffer(undefined),
    /** Nothing is left to keep: the picture is saved or gone. */
    end() {
      isOver.current = true
      drafts?.remove(pictureId)
    },
  }
}
