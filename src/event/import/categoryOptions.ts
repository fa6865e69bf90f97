import type { PickerOption } from '../../kit/field/tree/pickerModel'
import { categorySets } from '../topics/topicNames'
import type { EventCategories } from '../topics/useEventCategories'

/** The value of the select box if no category is chosen. */
export const NO_CATEGORY = ''

/** Returns the category of a value of the select box. */
export function readCategory(value: string): { readonly formalCategory: number; readonly contentCategory: string } {
  const [kind, ...rest] = value.split(' ')
  const id = rest.join(' ')
  return {
    formalCategory: kind === 'formal' ? Number(id) : 0,
    contentCategory: kind === 'content' ? id : '0',
  }
}

const flatten = (kind: string, options: readonly PickerOption[]): { value: string; label: string }[] =>
  options.flatMap(({ value, label, options: inner }) => [
    { value: `${kind} ${value}`, label },
    ...flatten(kind, inner ?? []),
  ])

/** Returns the categories to choose from as one list, in two groups. */
export function categoryOptions(
  categories: EventCategories,
  system: number,
  names: { readonly formal: string; readonly content: string },
) {
  const { formal, content } = categorySets(categories, system)
  return [
    { label: names.formal, options: flatten('formal', formal) },
    { label: names.content, options: flatten('content', content) },
  ].filter(({ options }) => options.length > 0)
}
