import type { organiserLocationTypes } from './organiserLocationTypes'

/** What an address may be of an event. */
export type OrganiserLocationType = (typeof organiserLocationTypes)[number]
