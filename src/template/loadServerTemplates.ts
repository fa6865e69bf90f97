import { loadTemplates, type TemplateRequest } from './loadTemplates'
import { readTemplate } from './readTemplate'
import { TemplateLayout } from './TemplateLayout'
import type { TemplateTree } from './TemplateTree'
import type { WindowTemplates } from './WindowTemplates'

/** Loads a window's templates together with what places slots by them: the entry of the chunk that only portals with templates load. */
export async function loadServerTemplates(request: Omit<TemplateRequest, 'loadReader'>): Promise<WindowTemplates> {
  const { frame, content } = await loadTemplates({ ...request, loadReader: () => Promise.resolve(readTemplate) })
  const placed = (tree: TemplateTree | undefined) => tree && { tree, Layout: TemplateLayout }
  return { frame: placed(frame), content: placed(content) }
}
