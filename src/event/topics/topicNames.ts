import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { characteristicId } from './characteristicId'
import type { EventCategories } from './useEventCategories'

const optionName = (options: readonly PickerOption[], value: string): string | undefined =>
  options.map(option => (option.value === value ? option.label : optionName(option.options ?? [], value))).find(Boolean)
const nodeName = (nodes: readonly TreeNode[], id: string): string | undefined =>
  nodes.map(node => (characteristicId(node) === id ? node.title : nodeName(node.data ?? [], id))).find(Boolean)

/**
 * Returns functions that find the name of a category, a location type or a characteristic by its id. They return
 * undefined for an id that the portal no longer has.
 * @param system `IdCategorySystemId` of the event
 */
export function topicNames(categories: EventCategories, system: number) {
  const { formal, content } = categorySets(categories, system)
  return {
    formal: (id: number) => optionName(formal, String(id)),
    content: (id: string) => optionName(content, id),
    locationType: (id: string) => optionName(categories.event_location_types, id),
    characteristic: (id: string) => nodeName(categories.characteristics, id),
  }
}

/** The system whose content categories come as a tree (events 3.3). */
const TREE_SYSTEM = 84

/**
 * Returns the sets of a category system: those with its number in their name, else those without a number. System 84
 * has its content categories as a tree (list of decisions).
 * @param system `IdCategorySystemId` of the event: 5, 40, 84, or 0 for none
 */
export function categorySets(
  { sets }: Pick<EventCategories, 'sets'>,
  system: number,
): { readonly formal: readonly PickerOption[]; readonly content: readonly PickerOption[] } {
  const find = (...names: string[]) => names.map(name => sets[name] ?? []).find(set => set.length > 0) ?? []
  return {
    formal: find(`formal_${system}`, 'formal'),
    content: find(...(system === TREE_SYSTEM ? ['content_84_tree'] : []), `content_${system}`, 'content'),
  }
}
