/**
 * Returns the script element that runs now; undefined in a module or a callback. Reads the getter of
 * `Document.prototype`, because user-written markup such as `<img name=currentScript>` can shadow
 * `document.currentScript`. Otherwise that element could choose where the library's files load from, and which
 * `data-foyer` elements may make calls.
 */
export function currentScript(): HTMLScriptElement | undefined {
  const script: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document)
  return script instanceof HTMLScriptElement ? script : undefined
}
