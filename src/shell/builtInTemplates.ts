import type { WindowTemplates } from '../template/WindowLayout'

/** The layout without templates. */
export const builtInTemplates: WindowTemplates = { frame: undefined, content: undefined }
