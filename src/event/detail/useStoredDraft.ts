import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pickFields } from './draftChangesModel'
import type { EventFormStore } from './form/createEventFormStore'
import { draftKeys, openEventDrafts, type StoredDraft } from './openEventDrafts'

/** Delay in ms from the form's last change until the draft is stored. Leaving the page or window stores it at once. */
const SETTLE_MS = 300

/** A draft from an earlier window. */
interface OfferedDraft {
  readonly key: string
  readonly draft: StoredDraft
}

const holdsMore = (store: EventFormStore, { changes }: StoredDraft) => {
  const { draft } = store.read()
  return Object.entries(changes).some(
    ([name, value]) => JSON.stringify(draft[name as keyof typeof draft]) !== JSON.stringify(value),
  )
}

/**
 * Stores the entered values on the device until they are saved, and offers the draft of an earlier window. Does nothing
 * if `account` is undefined.
 * @param thing key of the edited event. A stored event has one draft; a new event or a copy has one for each window
 */
export function useStoredDraft(
  store: EventFormStore,
  account: number | string | undefined,
  thing: string,
  isNew: boolean,
) {
  const drafts = useMemo(() => (account === undefined ? undefined : openEventDrafts(account)), [account])
  const [key] = useState(() => (isNew ? draftKeys.own(thing) : thing))
  const [offer, setOffer] = useState((): OfferedDraft | undefined => {
    const draft = drafts?.read(key)
    return draft && holdsMore(store, draft) ? { key, draft } : undefined
  })
  const [isFleeting, setFleeting] = useState(false)
  const isOver = useRef(false)
  const offered = useRef(offer)
  /**
   * Key of another window's draft that the person has restored. That draft is removed after its values are stored under
   * this window's key.
   */
  const takenOver = useRef<string>(undefined)
  useEffect(() => {
    offered.current = offer
  }, [offer])

  useEffect(() => {
    if (!drafts || !isNew) return undefined
    let isOpen = true
    const release = draftLocks.hold(drafts.nameOf(key))
    // A draft that is open in another window or tab is not offered.
    void draftLocks.held().then(held => {
      if (isOpen)
        setOffer(
          drafts
            .list(thing)
            .find(found => found.key !== key && !held.has(drafts.nameOf(found.key)) && holdsMore(store, found.draft)),
        )
    })
    return () => {
      isOpen = false
      release()
    }
  }, [store, drafts, thing, key, isNew])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = store.read().draft
    const write = () => {
      clearTimeout(timer)
      const { draft, start, changed } = store.read()
      if (isOver.current || written === draft || !drafts) return
      written = draft
      const earlier = offered.current?.key === key ? offered.current.draft : undefined
      if (changed.length === 0 && !earlier) drafts.remove(key)
      // An offered draft stays stored until the person restores or discards it, so its values are stored again together
      // with the new ones.
      else
        setFleeting(
          !drafts.write(key, {
            at: changed.length > 0 || !earlier ? Date.now() : earlier.at,
            changes: { ...earlier?.changes, ...pickFields(draft, changed) },
            base: { ...earlier?.base, ...pickFields(start, changed) },
          }),
        )
      if (takenOver.current !== undefined) drafts.remove(takenOver.current)
      takenOver.current = undefined
    }
    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, SETTLE_MS)
    })
    addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      stop()
      removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
      write()
    }
  }, [store, drafts, key])

  /** Returns the offered draft and ends the offer. */
  const takeOffer = useCallback(() => {
    const earlier = offered.current
    offered.current = undefined
    setOffer(undefined)
    return earlier
  }, [])
  return {
    offer: offer?.draft,
    /** True when the device has no room for the draft, or forbids storage. The draft is lost when the page closes. */
    isFleeting,
    restore: useCallback(() => {
      const earlier = takeOffer()
      if (!earlier) return
      if (earlier.key !== key) takenOver.current = earlier.key
      const { draft, start, changed } = store.read()
      store.restore(
        { ...earlier.draft.changes, ...pickFields(draft, changed) },
        { ...earlier.draft.base, ...pickFields(start, changed) },
      )
    }, [store, key, takeOffer]),
    discard: useCallback(() => {
      const earlier = takeOffer()
      const { draft, start, changed } = store.read()
      if (!earlier || !drafts) return
      if (earlier.key !== key || changed.length === 0) drafts.remove(earlier.key)
      // The discarded values may be stored together with the new ones, so the new ones are stored alone.
      else drafts.write(key, { at: Date.now(), changes: pickFields(draft, changed), base: pickFields(start, changed) })
    }, [store, drafts, key, takeOffer]),
    /** Removes the draft and stores no further one, because the event is saved. */
    end: useCallback(() => {
      isOver.current = true
      drafts?.remove(key)
      if (takenOver.current !== undefined) drafts?.remove(takenOver.current)
    }, [drafts, key]),
  }
}

/** Returns the browser's lock manager; undefined without Web Locks, such as on a page without https. */
const manager = () => (navigator as { readonly locks?: LockManager }).locks
const PREFIX = 'foyer.event.draft.'

/** Tells the browser's other tabs which drafts are open, by Web Locks. Does nothing in browsers without them. */
const draftLocks = {
  /**
   * Marks a draft as open, until the draft is released or its tab is gone, even by a crash.
   * @returns a function that releases the draft
   */
  hold(name: string): () => void {
    const waiting = new AbortController()
    let release = () => {}
    const held = () =>
      new Promise<void>(resolve => {
        release = resolve
      })
    manager()
      ?.request(PREFIX + name, { signal: waiting.signal }, held)
      .catch(() => {})
    return () => {
      waiting.abort()
      release()
    }
  },

  /** Returns the names of the drafts that are open in any tab. */
  async held(): Promise<ReadonlySet<string>> {
    const { held = [] } =
      (await manager()
        ?.query()
        .catch(() => undefined)) ?? {}
    return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? name.slice(PREFIX.length) : [])))
  },
}
