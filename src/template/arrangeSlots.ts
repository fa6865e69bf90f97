import type { SlotData } from './useSlotData'
import { FLOW_TAGS } from './templateRules'
import type { TemplateNode, TemplateTree } from './readTemplate'

/** A window's slots, in the order of its built-in layout. */
export interface SlotNames {
  readonly names: readonly string[]
  /** The slots that the window needs to work. */
  readonly required: readonly string[]
}

/** A template fitted to one window: every slot at most once, no unknown slot, every required slot. */
export interface ArrangedTemplate {
  readonly nodes: readonly TemplateNode[]
  readonly data: ReadonlyMap<string, SlotData>
}

/**
 * Fits a template to a window. A slot named twice counts at its first position. An unknown slot is removed with its
 * element. A missing required slot goes to its built-in position: after the element with the nearest earlier slot, or
 * else before the element with the next slot.
 * @returns undefined for a template that has none of the window's slots
 */
export function arrangeSlots(template: TemplateTree, { names, required }: SlotNames): ArrangedTemplate | undefined {
  const data = new Map<string, SlotData>()
  const withoutUnknown = (nodes: readonly TemplateNode[]): TemplateNode[] =>
    nodes.flatMap(node => {
      if (typeof node === 'string') return node
      if (node.kind === 'element') return { ...node, children: withoutUnknown(node.children) }
      if (!names.includes(node.name) || data.has(node.name)) return []
      data.set(node.name, node.data)
      return node
    })
  const stored = withoutUnknown(template.readParts(names).nodes)
  if (data.size === 0) return undefined
  const missing = names.filter(name => required.includes(name) && !data.has(name))
  return { nodes: missing.reduce<readonly TemplateNode[]>((nodes, name) => addSlot(nodes, name, names), stored), data }
}

function addSlot(nodes: readonly TemplateNode[], name: string, names: readonly string[]): TemplateNode[] {
  const holding = nodes.filter(node => names.some(other => holds(node, other)))
  const [only] = holding
  if (
    holding.length === 1 &&
    typeof only === 'object' &&
    only.kind === 'element' &&
    FLOW_TAGS.has(only.tag) &&
    !only.isRow
  ) {
    return nodes.map(node => (node === only ? { ...only, children: addSlot(only.children, name, names) } : node))
  }
  const index = names.indexOf(name)
  const position = (other: string) => nodes.findIndex(node => holds(node, other))
  const before = names
    .slice(0, index)
    .map(position)
    .findLast(found => found >= 0)
  const after = names
    .slice(index + 1)
    .map(position)
    .find(found => found >= 0)
  const slot = {
    kind: 'slot',
    name,
    tag: 'div',
    data: { options: [], value: undefined, attributes: new Map<string, string>() },
  } as const
  const at = before === undefined ? (after ?? nodes.length) : before + 1
  return [...nodes.slice(0, at), slot, ...nodes.slice(at)]
}

function holds(node: TemplateNode, name: string): boolean {
  if (typeof node === 'string') return false
  return node.kind === 'slot' ? node.name === name : node.children.some(child => holds(child, name))
}
