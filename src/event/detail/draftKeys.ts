const SEPARATOR = '~'

/** What drafts are found by. */
export const draftKeys = {
  /** What is edited: the event, a copy of one, or a new one. */
  of: (id: number | null, copyOf: number | undefined) => String(id ?? (copyOf === undefined ? 'new' : `copy-${copyOf}`)),

  /** A key of its own for what is entered in one window: two new events are two drafts. */
  own: (key: string) => `${key}${SEPARATOR}${Date.now().toString(36)}${Math.random().toString(36).slice(2)}`,

  /** Whether a draft was entered for the same thing, in whichever window. */
  isOf: (key: string, draft: string) => draft === key || draft.startsWith(key + SEPARATOR),
}
