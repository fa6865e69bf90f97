import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { EventCategories } from './EventCategories'

/** The system whose content categories come as a tree (events 3.3). */
const TREE_SYSTEM = 84

/**
 * The sets that a category system uses: its own, else those without a system; system 84 has its content categories as a tree (decisions).
 * @param system `IdCategorySystemId` of the event: 5, 40, 84, or 0 for none
 */
export function categorySets({ sets }: Pick<EventCategories, 'sets'>, system: number): { readonly formal: readonly PickerOption[]; readonly content: readonly PickerOption[] } {
  const find = (...names: string[]) => names.map(name => sets[name] ?? []).find(set => set.length > 0) ?? []
  return {
    formal: find(`formal_${system}`, 'formal'),
    content: find(...(system === TREE_SYSTEM ? ['content_84_tree'] : []), `content_${system}`, 'content'),
  }
}
