import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { pickFields } from './draftChangesModel'
import type { EditorStore } from './editor/createEditorStore'
import { openEventDrafts } from './openEventDrafts'

/** So long after the last key; leaving the page or the window waits for nothing. */
const SETTLE_MS = 300

/** Keeps what is entered on the device until it is saved, and offers what an earlier window left. */
export function useKeptDraft(store: EditorStore, account: number | string | undefined, key: string) {
  const drafts = useMemo(() => (account === undefined ? undefined : openEventDrafts(account)), [account])
  const [offer, setOffer] = useState(() => {
    const found = drafts?.read(key)
    const { draft } = store.read()
    return found && Object.entries(found.changes).some(([name, value]) => JSON.stringify(draft[name as keyof typeof draft]) !== JSON.stringify(value)) ? found : undefined
  })
  const isOver = useRef(false)
  const offered = useRef(offer)
  useEffect(() => {
    offered.current = offer
  }, [offer])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = store.read().draft
    const write = () => {
      clearTimeout(timer)
      const { draft, start, changed } = store.read()
      if (isOver.current || written === draft) return
      written = draft
      const earlier = offered.current
      if (changed.length === 0 && !earlier) drafts?.remove(key)
      // What is offered and not decided on stays, whatever is entered meanwhile.
      else drafts?.write(key, { at: changed.length > 0 || !earlier ? Date.now() : earlier.at, changes: { ...earlier?.changes, ...pickFields(draft, changed) }, base: { ...earlier?.base, ...pickFields(start, changed) } })
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
  return {
    offer,
    restore: useCallback(() => {
      const earlier = offered.current
      offered.current = undefined
      setOffer(undefined)
      const { draft, start, changed } = store.read()
      if (earlier) store.restore({ ...earlier.changes, ...pickFields(draft, changed) }, { ...earlier.base, ...pickFields(start, changed) })
    }, [store]),
    discard: useCallback(() => {
      offered.current = undefined
      setOffer(undefined)
      if (store.read().changed.length === 0) drafts?.remove(key)
    }, [store, drafts, key]),
    /** Nothing is left to keep: the event is saved or gone. */
    end: useCallback(() => {
      isOver.current = true
      drafts?.remove(key)
    }, [drafts, key]),
  }
}
