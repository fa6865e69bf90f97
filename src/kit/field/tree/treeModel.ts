/** A node of a tree as the portal sends it (events 3.3). */
export interface TreeNode {
  readonly title: string
  /** The children. */
  readonly data?: readonly TreeNode[]
  readonly href?: string
  /** Further data of the portal, such as the id, for the function that reads the id. */
  readonly dataAttrs?: unknown
}

/** Returns the id of a node; undefined for a heading that can't be selected itself. */
export type ReadNodeId = (node: TreeNode) => string | undefined

/** Selection of a node; `mixed` if only a part of it is selected. */
export type NodeMark = 'true' | 'false' | 'mixed'

/** A visible line of the tree: all its ancestors are expanded. */
export interface TreeRow {
  readonly node: TreeNode
  /** The indexes on the path from the root, such as `0/2`. Expanding and collapsing lines does not change them. */
  readonly key: string
  /** 1 for a root. */
  readonly level: number
  /** 1 for the first child of its parent. */
  readonly position: number
  /** Number of children of the parent, including this node. */
  readonly siblings: number
  /** True when the children are visible; undefined for a node without children. */
  readonly isExpanded: boolean | undefined
}

/** Returns the visible lines, from top to bottom. */
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

/** Returns the selection of a node, by its own id and the selection below it. */
export function markOf(node: TreeNode, chosen: ReadonlySet<string>, idOf: ReadNodeId): NodeMark {
  const isChosen = chosen.has(idOf(node) ?? '')
  if (!node.data?.length) return isChosen ? 'true' : 'false'
  const marks = node.data.map(child => markOf(child, chosen, idOf))
  if (marks.every(mark => mark === 'true')) return 'true'
  return isChosen || marks.some(mark => mark !== 'false') ? 'mixed' : 'false'
}

/**
 * Selects a node and everything below it. Deselects them if they are all selected already. Afterwards, each ancestor is
 * selected if all its children are, else deselected. Selected ids that belong to no node stay selected.
 */
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

/** The effect of a key besides selecting: move the focus, or expand or collapse the line. */
type TreeStep = { readonly type: 'focus' | 'expand' | 'collapse'; readonly key: string }

/**
 * Returns the step for an arrow to the right or left (WAI-ARIA tree); undefined for other keys and if there is nothing
 * to do.
 */
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

/**
 * Returns the keys of the branches that are selected, completely or in part. A tree opens with these branches expanded,
 * so that the selection is visible.
 */
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

/** Returns the titles of the selected nodes. For a completely selected branch, returns only the title of the branch. */
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
