import type { RequiredFields } from '../../customers/customers'
import { characteristicGroups } from './characteristicGroups'
import { contentCategories, formalCategories, locationTypes, retiredCategories } from './contentCategories'

/** A category; `systems` lists the category systems that contain it (events 9). */
export interface Category {
  id: number
  name: string
  systems: readonly number[]
  /** Id of its group, if it has one. */
  group?: number
}

/** A category as the contract sends it (events 3.3). */
export interface CategoryOption {
  value: string
  label: string
}

const toOption = ({ id, name }: Category): CategoryOption => ({ value: String(id), label: name })
const optionsOf = (categories: readonly Category[], system?: number) =>
  categories.filter(({ systems }) => system === undefined || systems.includes(system)).map(toOption)

/** Returns the sets of categories as the contract sends them (events 3.3), with a customer's required fields. */
export function categorySets(requiredFields: RequiredFields | null) {
  const groups = contentCategories.filter(({ group, systems }) => group === undefined && systems.includes(84))
  return {
    formal: optionsOf(formalCategories),
    content: optionsOf(contentCategories),
    content_84_tree: groups.map(group =>
      Object.assign(toOption(group), {
        children: contentCategories.filter(category => category.group === group.id).map(toOption),
      }),
    ),
    formal_5: optionsOf(formalCategories, 5),
    content_5: optionsOf(contentCategories, 5),
    formal_40: optionsOf(formalCategories, 40),
    content_40: optionsOf(contentCategories, 40),
    formal_84: optionsOf(formalCategories, 84),
    content_84: optionsOf(contentCategories, 84),
    event_location_types: locationTypes,
    characteristics: characteristicGroups.map(([first, title, names]) => ({
      title,
      data: names.map((name, index) => ({
        title: name,
        data: [],
        href: `#${first + index}`,
        dataAttrs: { id: String(first + index) },
      })),
      href: '#',
      dataAttrs: {},
    })),
    required_fields: requiredFields,
  }
}

const NAMES = new Map([
  ...retiredCategories,
  ...[...formalCategories, ...contentCategories].map(({ id, name }) => [id, name] as const),
])

/** Returns the name of a formal or content category, also of one that can no longer be chosen; '' for none. */
export function categoryName(id: number): string {
  return NAMES.get(id) ?? ''
}

/** True when a category can be chosen in a category system; system 0 contains the categories of all systems. */
export function hasCategory(categories: readonly Category[], id: number, system: number): boolean {
  return categories.some(category => category.id === id && (system === 0 || category.systems.includes(system)))
}
