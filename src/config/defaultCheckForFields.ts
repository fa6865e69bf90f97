import type { CheckForFields } from './FoyerConfig'

/** A picture needs a title and a credit before it is inserted (image-library 5.2). */
export const defaultCheckForFields: CheckForFields = { Title: ['notempty'], Copyright: ['notempty'] }
