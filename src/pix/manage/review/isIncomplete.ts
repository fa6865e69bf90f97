import type { Picture } from '../../picture/Picture'

/** Whether a picture lacks its title or its credit. */
export function isIncomplete({ Title, Copyright }: Picture): boolean {
  return !Title?.trim() || !Copyright.trim()
}
