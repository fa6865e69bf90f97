import { contentCategories } from './contentCategories'
import { formalCategories } from './formalCategories'
import { retiredCategories } from './retiredCategories'

const NAMES = new Map([...retiredCategories, ...[...formalCategories, ...contentCategories].map(({ id, name }) => [id, name] as const)])

/** The name of a formal or content category, also of one that nobody can choose any more; '' for none. */
export function categoryName(id: number): string {
  return NAMES.get(id) ?? ''
}
