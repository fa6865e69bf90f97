import * as v from 'valibot'
import { localStore } from '../../lib/webStore'
import type { DraftPart } from './draftChangesModel'

const SEPARATOR = '~'

/** Keys of drafts. */
export const draftKeys = {
  /** Returns the key of the edited event, of a copy, or of a new event. */
  of: (id: number | null, copyOf: number | undefined) =>
    String(id ?? (copyOf === undefined ? 'new' : `copy-${copyOf}`)),

  /**
   * Returns a unique key for the draft of one window. Two windows may hold two new events, and their drafts must not
   * replace each other.
   */
  own: (key: string) => `${key}${SEPARATOR}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,

  /** True when `draft` is `key` itself, or a key that `own` has made from `key`. */
  isOf: (key: string, draft: string) => draft === key || draft.startsWith(key + SEPARATOR),
}

/** Maximum number of stored drafts; the oldest is removed first. */
const MAX_DRAFTS = 20
const MAX_AGE_MS = 30 * 24 * 60 * 60 * 1000
const isFresh = ({ at }: { readonly at: number }) => at > Date.now() - MAX_AGE_MS
/** The last moment that a `Date` can hold. */
const LAST_MS = 8.64e15

/** Unsaved values of an event. */
export interface StoredDraft {
  /** Time when changes were last stored, in ms since 1970. */
  readonly at: number
  readonly changes: DraftPart
  /** The values of the changed fields before the change. */
  readonly base: DraftPart
}

const STATUSES = ['validated', 'invalidated', 'validating', 'editing', 'freetext']
const text = v.optional(v.string())
const choice = v.optional(
  v.object({
    status: v.union(STATUSES.map(status => v.literal(status))),
    text: v.string(),
    id: v.nullable(v.string()),
  }),
)
const texts = v.optional(v.array(v.string()))
const part = v.object({
  MlTitle: text,
  MlTitleTranslated: text,
  MlTitleTranslatedPl: text,
  Description: text,
  DescriptionTranslated: text,
  DescriptionTranslatedPl: text,
  dateFrom: text,
  timeFrom: text,
  dateTo: text,
  timeTo: text,
  Organisation: choice,
  Location: choice,
  Url: text,
  PriceUrl: text,
  FormalCategoryId: v.optional(v.number()),
  ContentCategoryId: text,
  characteristics: texts,
  EventLocationTypeId: text,
  Keywords: texts,
  PreAssignedKeyword: text,
  Pictures: v.optional(
    v.array(
      v.object({
        IdMedia: v.number(),
        IdPicture: v.optional(v.number()),
        MediaItem: v.optional(v.object({ Id: v.number(), Uri: v.string(), Width: v.number(), Height: v.number() })),
      }),
    ),
  ),
}) as unknown as v.GenericSchema<unknown, DraftPart>
const storedDraft: v.GenericSchema<unknown, StoredDraft> = v.object({
  at: v.pipe(
    v.number(),
    v.check(at => at <= LAST_MS),
  ),
  changes: part,
  base: part,
})
const index = v.array(v.object({ key: v.string(), at: v.number() }))

interface EventDrafts {
  read(key: string): StoredDraft | undefined
  /** Returns the drafts of all windows for the event with the key `thing`, the latest first. */
  list(thing: string): readonly { readonly key: string; readonly draft: StoredDraft }[]
  /**
   * Stores a draft in place of the earlier draft of this key.
   * @returns false if the device has no room, or forbids storage; the draft is then in memory while the page is open
   */
  write(key: string, draft: StoredDraft): boolean
  /** Returns the draft's key with the account in front, which is unique on the device. */
  nameOf(key: string): string
  remove(key: string): void
}

/**
 * Opens the account's unsaved drafts on this device. First removes the drafts of other accounts and those older than 30
 * days. Each draft has its own key, so that saving one does not rewrite the others. The account is part of the key, so
 * that a tab of an earlier account can't replace a draft of this account.
 */
export function openEventDrafts(account: number | string): EventDrafts {
  const store = localStore('event')
  const own = `${encodeURIComponent(account)}/`
  const readIndex = () => {
    const { success, output } = v.safeParse(index, store.read('drafts'))
    return success ? output : []
  }
  const writeIndex = (entries: v.InferOutput<typeof index>, dropped: readonly string[]) => {
    for (const name of dropped) store.write(`draft.${name}`, undefined)
    store.write('drafts', entries.length > 0 ? entries : undefined)
  }
  const isOwn = ({ key }: { readonly key: string }) => key.startsWith(own)
  const stays = (entry: { readonly key: string; readonly at: number }) => isOwn(entry) && isFresh(entry)
  const dropped = readIndex().filter(entry => !stays(entry))
  if (dropped.length > 0)
    writeIndex(
      readIndex().filter(stays),
      dropped.map(({ key }) => key),
    )
  const read = (key: string) => {
    const { success, output } = v.safeParse(storedDraft, store.read(`draft.${own}${key}`))
    return success && isFresh(output) ? output : undefined
  }
  return {
    nameOf: key => own + key,
    remove: key =>
      writeIndex(
        readIndex().filter(entry => entry.key !== own + key),
        [own + key],
      ),
    read,
    list(thing) {
      const keys = readIndex()
        .filter(isOwn)
        .map(({ key }) => key.slice(own.length))
      const found = keys
        .filter(key => draftKeys.isOf(thing, key))
        .flatMap(key => {
          const draft = read(key)
          return draft ? [{ key, draft }] : []
        })
      return found.toSorted((one, other) => other.draft.at - one.draft.at)
    },
    write(key, draft) {
      const name = own + key
      const all = [{ key: name, at: draft.at }, ...readIndex().filter(entry => entry.key !== name)]
      const isStored = store.write(`draft.${name}`, draft)
      const oldest = all.slice(MAX_DRAFTS).map(entry => entry.key)
      const first = all.slice(0, MAX_DRAFTS)
      if (oldest.length > 0 || JSON.stringify(first) !== JSON.stringify(readIndex())) writeIndex(first, oldest)
      return isStored
    },
  }
}
