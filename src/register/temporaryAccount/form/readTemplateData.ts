import type { SlotData } from '../../../template/useSlotData'
import type { TemplateNode, TemplateTree } from '../../../template/readTemplate'

/** What a template says about its slots, by their names, wherever they stand. */
export function readTemplateData({ nodes }: TemplateTree): ReadonlyMap<string, SlotData> {
  const data = new Map<string, SlotData>()
  const collect = (node: TemplateNode) => {
    if (typeof node === 'string') return
    if (node.kind === 'slot') data.set(node.name, node.data)
    else node.children.forEach(collect)
  }
  nodes.forEach(collect)
  return data
}
