import type { Category } from './Category'

/** Whether a category can be chosen in a category system; 0 is the sets without a system. */
export function hasCategory(categories: readonly Category[], id: number, system: number): boolean {
  return categories.some(category => category.id === id && (system === 0 || category.systems.includes(system)))
}
