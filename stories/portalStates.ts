/** Parameters for a window that waits: the portal never responds. */
export const waiting = { globals: { network: 'silent' } } as const

/** Parameters for a portal that is down: it responds to every request with status 503. */
export const away = { globals: { network: 'failing' }, parameters: { expectedErrors: ['503'] } } as const
