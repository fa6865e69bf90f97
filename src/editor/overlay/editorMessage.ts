/** Commands of the editor to the page around it. */
export type EditorCommand = 'close' | 'remove'

/**
 * Reads a message of the editor's iframe: an object, or the same as JSON text, with `close_editor` or `remove_editor` true (portal-accounts
 * 7). Returns undefined for every other message.
 */
export function editorMessage(data: unknown): EditorCommand | undefined {
  const message = typeof data === 'string' ? parse(data) : data
  if (typeof message !== 'object' || message === null) return undefined
  const { close_editor, remove_editor } = message as Record<string, unknown>
  if (isTrue(close_editor)) return 'close'
  return isTrue(remove_editor) ? 'remove' : undefined
}

const isTrue = (value: unknown) => value === true || value === 'true'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
