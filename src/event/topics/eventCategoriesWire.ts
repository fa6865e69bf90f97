import * as v from 'valibot'
import type { ResolvedConfig } from '../../config/resolveConfig'
import type { PickerOption } from '../../kit/field/tree/pickerModel'
import type { TreeNode } from '../../kit/field/tree/treeModel'
import { knownObject } from '../../wire/knownFields'
import { sendRequest } from '../../wire/sendRequest'
import { eventAddresses } from '../eventAddresses'
import { portalMap } from '../portalMap'
import { portalList, portalText, reportLosses } from '../../wire/portalValues'
import { characteristicId } from './characteristicId'
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

const filledText = v.pipe(portalText, v.minLength(1))
/** Values that mean 'none'. The field has its own entry for 'none' (events 9). */
const NONE = /^0?$/

const plainOption: v.GenericSchema<unknown, PickerOption> = v.pipe(
  v.object({
    value: portalText,
    label: filledText,
    children: v.optional(v.lazy(() => optionList('children'))),
    data: v.optional(v.lazy(() => optionList('data'))),
  }),
  v.transform(({ value, label, children, data }) => toOption(value, label, children ?? data)),
)
const nodeOption: v.GenericSchema<unknown, PickerOption> = v.pipe(
  v.object({
    title: filledText,
    data: v.optional(
      v.lazy(() => optionList('data')),
      [],
    ),
    href: portalText,
    dataAttrs: v.optional(v.unknown()),
  }),
  v.transform(({ data, ...node }) => toOption(characteristicId(node) ?? node.title, node.title, data)),
)
/**
 * An option with its children, in both formats that portals send: `{value, label}`, or a tree node
 * `{title, data, href, dataAttrs}`.
 */
const optionSchema = v.lazy(entry => (v.is(v.object({ title: filledText }), entry) ? nodeOption : plainOption))

const toOption = (value: string, label: string, children: readonly PickerOption[] = []): PickerOption => ({
  value,
  label,
  ...(children.length > 0 && { options: children }),
})

/**
 * Returns the schema of a list of options. The schema also accepts a map of values to labels. It drops every option
 * that means 'none' and has no children.
 */
function optionList(name: string): v.GenericSchema<unknown, PickerOption[]> {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform(value =>
        !Array.isArray(value) && v.is(labelMap, value) ? Object.entries(value).map(toLabelled) : value,
      ),
      portalList(name, optionSchema),
      v.transform(options => options.filter(({ value, options: children }) => children || !NONE.test(value))),
    ),
    [],
  )
}
const labelMap = v.record(v.string(), v.string())
const toLabelled = ([value, label]: [string, string]) => ({ value, label })

const nodeSchema: v.GenericSchema<unknown, TreeNode> = v.pipe(
  v.object({
    title: filledText,
    data: v.optional(
      v.lazy(() => portalList('data', nodeSchema)),
      [],
    ),
    href: portalText,
    dataAttrs: v.optional(v.unknown()),
  }),
  v.transform(({ data, ...node }): TreeNode => ({
    ...node,
    ...(data.length > 0 && { data }),
  })),
)
/** Schema of a list of required values. An empty list becomes null, which requires nothing. */
const required = (name: string) =>
  v.pipe(
    portalList(name, filledText),
    v.transform(entries => (entries.length > 0 ? entries : null)),
  )
const setEntries = Object.fromEntries(SETS.map(name => [name, optionList(name)])) as Record<
  (typeof SETS)[number],
  v.GenericSchema<unknown, PickerOption[]>
>
const responseSchema = knownObject({
  ...setEntries,
  event_location_types: optionList('event_location_types'),
  characteristics: portalList('characteristics', nodeSchema),
  required_fields: portalMap(
    'required_fields',
    v.object({
      category_formal: required('category_formal'),
      category_content: required('category_content'),
      keywords: required('keywords'),
    }),
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

/** Fetches the categories of the customer's events (GET api/event_cluster/categories, events 7.1). */
export function fetchEventCategories(config: ResolvedConfig, signal?: AbortSignal): Promise<EventCategories> {
  const call = 'GET /event/api/event_cluster/categories'
  const url = `${eventAddresses(config).cluster}/categories`
  return sendRequest({
    call,
    url,
    query: { Customer: config.customer ?? '' },
    schema: reportLosses(config, call, url, categoriesSchema),
    signal,
  })
}
