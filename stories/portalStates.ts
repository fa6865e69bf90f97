/** What makes a story of a window one of waiting: the portal never answers. */
export const waiting = { globals: { network: 'silent' } } as const

/** What makes a story of a window one of a portal that is away: it refuses whatever is asked. */
export const away = { globals: { network: 'failing' }, parameters: { expectedErrors: ['503'] } } as const
