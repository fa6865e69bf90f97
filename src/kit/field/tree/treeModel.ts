/** A node of a tree as the portal sends it (events 3.3). */
export interface TreeNode {
  readonly title: string
  /** The children. */
  readonly data?: readonly TreeNode[]
  readonly href?: string
  /** What the portal says besides, such as the id; for whoever reads the id out of a node. */
  readonly dataAttrs?: unknown
}

/** Reads the id out of a node; undefined for a heading that is no choice of its own. */
export type ReadNodeId = (node: TreeNode) => string | undefined

/** Whether a node is chosen, with `mixed` for one of which only a part is. */
export type NodeMark = 'true' | 'false' | 'mixed'

/** A line of the tree that is drawn: its ancestors are open. */
export interface TreeRow {
  readonly node: TreeNode
  /** The way to it from the roots, such as `0/2`: the same as long as the tree is. */
  readonly key: string
  /** 1 for a root. */
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly isExpanded: boolean | undefined
}

/** The lines to draw, from top to bottom. */
export function listRows(nodes: readonly TreeNode[], expanded: ReadonlySet<string>, parent?: TreeRow): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const key = parent ? `${parent.key}/${index}` : String(index)
    const isExpanded = node.data?.length ? expanded.has(key) : undefined
    const row: TreeRow = {
      node,
      key,
      level: (parent?.level ?? 0) + 1,
      position: index + 1,
      siblings: nodes.length,
      isExpanded,
    }
    return isExpanded ? [row, ...listRows(node.data ?? [], expanded, row)] : [row]
  })
}

/** Whether a node is chosen: by its own id, or by what is chosen below it. */
export function markOf(node: TreeNode, chosen: ReadonlySet<string>, idOf: ReadNodeId): NodeMark {
  const isChosen = chosen.has(idOf(node) ?? '')
  if (!node.data?.length) return isChosen ? 'true' : 'false'
  const marks = node.data.map(child => markOf(child, chosen, idOf))
  if (marks.every(mark => mark === 'true')) return 'true'
  return isChosen || marks.some(mark => mark !== 'false') ? 'mixed' : 'false'
}

/** Chooses a node and all below it, or none of them; its ancestors are chosen when all their children are. Ids of no node stay. */
export function toggleNode(
  nodes: readonly TreeNode[],
  key: string,
  chosen: readonly string[],
  idOf: ReadNodeId,
): string[] {
  const ids = new Set(chosen)
  const path = pathTo(nodes, key)
  const target = path.pop()
  if (!target) return [...ids]
  const isOn = markOf(target, ids, idOf) !== 'true'
  const set = (node: TreeNode, on: boolean) => {
    const id = idOf(node)
    if (id !== undefined) ids[on ? 'add' : 'delete'](id)
  }
  const setAll = (node: TreeNode) => {
    set(node, isOn)
    node.data?.forEach(setAll)
  }
  setAll(target)
  for (const ancestor of path.toReversed())
    set(ancestor, ancestor.data?.every(child => markOf(child, ids, idOf) === 'true') ?? false)
  return [...ids]
}

/** What a key does besides choosing: move the focus, or fold the line it is on. */
type TreeStep = { readonly type: 'focus' | 'expand' | 'collapse'; readonly key: string }

/** The step that an arrow to the end or to the start of the line means (WAI-ARIA tree); undefined for other keys and at the end of the way. */
export function stepSideways(rows: readonly TreeRow[], index: number, key: string): TreeStep | undefined {
  const row = rows[index]
  const child = rows[index + 1]
  if (!row) return undefined
  if (key === 'ArrowRight') {
    if (row.isExpanded === false) return { type: 'expand', key: row.key }
    return row.isExpanded && child ? { type: 'focus', key: child.key } : undefined
  }
  if (key !== 'ArrowLeft') return undefined
  if (row.isExpanded) return { type: 'collapse', key: row.key }
  return row.level > 1 ? { type: 'focus', key: row.key.slice(0, row.key.lastIndexOf('/')) } : undefined
}

/** The keys of the nodes with something chosen below them: a tree opens with what is chosen in view. */
export function keysToChosen(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  idOf: ReadNodeId,
  prefix = '',
): string[] {
  return nodes.flatMap((node, index) => {
    const key = prefix + index
    return node.data?.length && markOf(node, chosen, idOf) !== 'false'
      ? [key, ...keysToChosen(node.data, chosen, idOf, `${key}/`)]
      : []
  })
}

/** The titles of what is chosen, a whole branch by its own title alone. */
export function chosenTitles(nodes: readonly TreeNode[], chosen: ReadonlySet<string>, idOf: ReadNodeId): string[] {
  return nodes.flatMap(node =>
    markOf(node, chosen, idOf) === 'true' ? [node.title] : chosenTitles(node.data ?? [], chosen, idOf),
  )
}

function pathTo(nodes: readonly TreeNode[], key: string): TreeNode[] {
  const path: TreeNode[] = []
  let level: readonly TreeNode[] = nodes
  for (const index of key.split('/')) {
    const node = level[Number(index)]
    if (!node) return []
    path.push(node)
    level = node.data ?? []
  }
  return path
}
