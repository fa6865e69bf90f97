import type { EditorOpenOptions } from '../../api/EditorApi'

/** What the editor is opened for: an address, and what is made on the portal first. */
export interface EditorTarget extends Pick<EditorOpenOptions, 'comments' | 'article'> {
  readonly url: string
}
