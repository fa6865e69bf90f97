import type { SlotSource } from './markSlots'

/** The slots found in each template that this page used, by the template's name. `foyer.diagnose()` lists them. */
export const templateReport = new Map<string, ReadonlyMap<string, SlotSource>>()
