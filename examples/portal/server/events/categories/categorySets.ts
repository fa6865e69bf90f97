import type { RequiredFields } from '../../customers/RequiredFields'
import type { Category } from './Category'
import type { CategoryOption } from './CategoryOption'
import { characteristicGroups } from './characteristicGroups'
import { contentCategories } from './contentCategories'
import { formalCategories } from './formalCategories'
import { locationTypes } from './locationTypes'

const toOption = ({ id, name }: Category): CategoryOption => ({ value: String(id), label: name })
const optionsOf = (categories: readonly Category[], system?: number) => categories.filter(({ systems }) => system === undefined || systems.includes(system)).map(toOption)

/** The sets of categories as the contract sends them (events 3.3), with a customer's required fields. */
export function categorySets(requiredFields: RequiredFields | null) {
  const groups = contentCategories.filter(({ group, systems }) => group === undefined && systems.includes(84))
  return {
    formal: optionsOf(formalCategories),
    content: optionsOf(contentCategories),
    content_84_tree: groups.map(group => Object.assign(toOption(group), { children: contentCategories.filter(category => category.group === group.id).map(toOption) })),
    formal_5: optionsOf(formalCategories, 5),
    content_5: optionsOf(contentCategories, 5),
    formal_40: optionsOf(formalCategories, 40),
    content_40: optionsOf(contentCategories, 40),
    formal_84: optionsOf(formalCategories, 84),
    content_84: optionsOf(contentCategories, 84),
    event_location_types: locationTypes,
    characteristics: characteristicGroups.map(([first, title, names]) => ({
      title,
      data: names.map((name, index) => ({ title: name, data: [], href: `#${first + index}`, dataAttrs: { id: String(first + index) } })),
      href: '#',
      dataAttrs: {},
    })),
    required_fields: requiredFields,
  }
}
