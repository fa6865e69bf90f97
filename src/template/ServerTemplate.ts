import type { TemplateLayout } from './TemplateLayout'
import type { TemplateTree } from './TemplateTree'

/** A template that was read, with the component that places slots by it; both come in the chunk that only portals with templates load. */
export interface ServerTemplate {
  readonly tree: TemplateTree
  readonly Layout: typeof TemplateLayout
}
