import type { TemplateTree } from './TemplateTree'

/** The templates of one window as they were read, each of them there or not. */
export interface TemplateTrees {
  readonly frame: TemplateTree | undefined
  readonly content: TemplateTree | undefined
}
