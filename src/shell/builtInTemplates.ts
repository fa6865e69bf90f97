import type { WindowTemplates } from '../template/WindowTemplates'

/** The layout without templates. */
export const builtInTemplates: WindowTemplates = { frame: undefined, content: undefined }
