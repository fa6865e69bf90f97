import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { sendRequest } from '../../wire/sendRequest'
import { eventAddresses } from '../eventAddresses'
import type { EventCategories } from './useEventCategories'

const SETS = [
  'formal',
  'content',
  'content_84_tree',
  'formal_5',
  'content_5',
  'formal_40',
  'content_40',
  'formal_84',
  'content_84',
] as const

const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const list = <T>(item: v.GenericSchema<unknown, T>) => v.nullish(v.array(item), [])
const optionSchema: v.GenericSchema<unknown, PickerOption> = v.pipe(
  v.object({ value: text, label: v.string(), children: v.optional(v.nullable(v.array(v.lazy(() => optionSchema)))) }),
  v.transform(({ value, label, children }): PickerOption => ({
    value,
    label,
    ...(children?.length && { options: children }),
  })),
)
const nodeSchema: v.GenericSchema<unknown, TreeNode> = v.pipe(
  v.object({
    title: v.string(),
    data: v.optional(v.nullable(v.array(v.lazy(() => nodeSchema)))),
    href: v.nullish(v.string(), ''),
    dataAttrs: v.optional(v.unknown()),
  }),
  v.transform(({ title, data, href, dataAttrs }): TreeNode => ({
    title,
    href,
    dataAttrs,
    ...(data?.length && { data }),
  })),
)
const required = v.nullish(v.array(text), null)
const responseSchema = v.object({
  ...v.entriesFromList(SETS, list(optionSchema)),
  event_location_types: list(optionSchema),
  characteristics: list(nodeSchema),
  // PHP writes an object without entries as an empty list.
  required_fields: v.nullish(
    v.union([
      v.pipe(
        v.strictTuple([]),
        v.transform(() => null),
      ),
      v.object({ category_formal: required, category_content: required, keywords: required }),
    ]),
    null,
  ),
})
const categoriesSchema: v.GenericSchema<unknown, EventCategories> = v.pipe(
  responseSchema,
  v.transform(({ event_location_types, characteristics, required_fields, ...sets }) => ({
    sets,
    event_location_types,
    characteristics,
    required_fields,
  })),
)

/** GET api/event_cluster/categories: what the customer's events can be filed under (events 7.1). */
export function fetchEventCategories(config: ResolvedConfig, signal?: AbortSignal): Promise<EventCategories> {
  return sendRequest({
    call: 'GET /event/api/event_cluster/categories',
    url: `${eventAddresses(config).cluster}/categories`,
    query: { Customer: config.customer ?? '' },
    schema: categoriesSchema,
    signal,
  })
}
