/** The languages of an event's translations by the portal's numbers (events 9). */
export const mediaLanguages = { english: 2, polish: 44 } as const
