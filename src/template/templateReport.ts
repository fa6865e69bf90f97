import type { FoyerError } from '../lib/FoyerError'
import type { SlotSource } from './markSlots'

/** The result of loading one template. */
export type TemplateUse =
  | {
      readonly status: 'used'
      /** The slots that were found in the template, each with the way in which it was found. */
      readonly found: ReadonlyMap<string, SlotSource>
      /** The slots of the window. */
      readonly slots: readonly string[]
      /** Names in the template that are no slots of the window. Their elements are removed. */
      readonly unknown: readonly string[]
    }
  | { readonly status: 'failed'; readonly error: FoyerError }

/** The templates that this page used, or that failed, by the template's name. `foyer.diagnose()` lists them. */
export const templateReport = new Map<string, TemplateUse>()
