/** What a portal's pages can show of an event; nothing is cut off, the person is told. Texts in characters. */
export const eventLimits = { title: 200, description: 50_000, location: 200, pictures: 50, keywords: 200 } as const
