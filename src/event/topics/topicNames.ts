import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { categorySets } from './categorySets'
import { characteristicId } from './characteristicId'
import type { EventCategories } from './EventCategories'

const optionName = (options: readonly PickerOption[], value: string): string | undefined => options.map(option => (option.value === value ? option.label : optionName(option.options ?? [], value))).find(Boolean)
const nodeName = (nodes: readonly TreeNode[], id: string): string | undefined => nodes.map(node => (characteristicId(node) === id ? node.title : nodeName(node.data ?? [], id))).find(Boolean)

/**
 * What people call the things that an event is filed under, by their ids; undefined for what the portal has no longer.
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
