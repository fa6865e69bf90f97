import * as v from 'valibot'
import type { TreeNode } from '../../kit/field/tree/treeModel'

const ID_NAMES = /^(data-)?(id|value)$/i
const value = v.union([v.string(), v.number()])
/** The attributes as an object, or as a list of names and values as the public jQuery DropDownTree has them. */
const attributes = v.union([
  v.pipe(
    v.array(v.object({ title: v.string(), data: value })),
    v.transform(list => list.map(({ title, data }): [string, unknown] => [title, data])),
  ),
  v.pipe(v.record(v.string(), v.unknown()), v.transform(Object.entries)),
])

/**
 * Returns the id of a characteristic: from `dataAttrs`, else from `href` (events 3.3); undefined for a heading, which
 * has no id.
 */
export function characteristicId({ dataAttrs, href = '' }: TreeNode): string | undefined {
  const { success, output } = v.safeParse(attributes, dataAttrs)
  const id = success ? output.find(([name]) => ID_NAMES.test(name))?.[1] : undefined
  return v.is(value, id) && id !== '' ? String(id) : /(?:^|#|\/)([^#/]+)$/.exec(href)?.[1]
}
