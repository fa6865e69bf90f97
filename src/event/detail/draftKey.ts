/** What a draft is found by again: the event, the one it is a copy of, or a new one. */
export const draftKey = (id: number | null, copyOf: number | undefined) => String(id ?? (copyOf === undefined ? 'new' : `copy-${copyOf}`))
