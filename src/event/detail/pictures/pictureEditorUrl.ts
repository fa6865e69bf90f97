/** Events 9. */
const DEFAULT_EDITOR = 43

interface PictureEditorOptions {
  /** Where the editor is: `hosts.pictureEditor`. */
  readonly host: string
  readonly editorId: number | undefined
  readonly pictureId: number
  /** The domain of the page. */
  readonly domain: string
}

/** The address that opens a picture in the external editor (events 7.6). */
export function pictureEditorUrl({ host, editorId = DEFAULT_EDITOR, pictureId, domain }: PictureEditorOptions): string {
  const query = new URLSearchParams({ editor: String(editorId), reload_parent: 'false', parent_domain: domain, project: 'event', item_id: String(pictureId) })
  return `${host}${host.includes('?') ? '&' : '?'}${query}`
}
