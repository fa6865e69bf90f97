/** What an address may be of an event: who holds it, where it is, both or neither (events 9). */
export const organiserLocationTypes = ['organiser', 'location', 'organiser_location', 'none'] as const
