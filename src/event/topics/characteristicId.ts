import * as v from 'valibot'
import type { TreeNode } from '../../kit/field/tree/treeModel'

const dataAttrs = v.object({ id: v.union([v.string(), v.number()]) })

/** The id of a characteristic: what its node says of itself, else what its link leads to (events 3.3); a heading of others has none. */
export function characteristicId(node: TreeNode): string | undefined {
  const { success, output } = v.safeParse(dataAttrs, node.dataAttrs)
  return success ? String(output.id) : /^#(.+)$/.exec(node.href ?? '')?.[1]
}
