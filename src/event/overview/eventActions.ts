/** What the side menu of a row does, by its numbers (events 9). */
export const eventActions = { unpublish: '0', publish: '1', delete: '2', copy: '3' } as const
