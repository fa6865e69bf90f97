/** A node of a tree as the portal sends it (events 3.3). */
export interface TreeNode {
  readonly title: string
  /** The children. */
  readonly data?: readonly TreeNode[]
  readonly href?: string
  /** What the portal says besides, such as the id; for whoever reads the id out of a node. */
  readonly dataAttrs?: unknown
}
