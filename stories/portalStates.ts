/** Settings of a story whose window waits: the portal never responds. */
export const waiting = { globals: { network: 'silent' } } as const

/** Settings of a story whose portal is down: it responds to every request with status 503. */
export const away = { globals: { network: 'failing' }, parameters: { expectedErrors: ['503'] } } as const
