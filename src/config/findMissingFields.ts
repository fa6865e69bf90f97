import type { CheckForFields } from './FoyerConfig'

/** Returns the required fields that a picture lacks, in the order of the configured map (image-library 5.2). */
export function findMissingFields(picture: object, fields: CheckForFields): string[] {
  return Object.keys(fields).filter(
    field =>
      fields[field]?.includes('notempty') &&
      !`${(picture as Record<string, string | number | null | undefined>)[field] ?? ''}`.trim(),
  )
}

/** The default required fields: a title and a copyright (image-library 5.2). */
export const defaultCheckForFields: CheckForFields = { Title: ['notempty'], Copyright: ['notempty'] }
