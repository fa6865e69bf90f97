/**
 * Returns the script element that runs now. Reads the getter of `Document.prototype`, because user-written markup such
 * as `<img name=currentScript>` can shadow `document.currentScript`. Such an element must decide neither the origin of
 * scripts nor the rights of markup.
 */
export function currentScript(): HTMLScriptElement | undefined {
  const script: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document)
  return script instanceof HTMLScriptElement ? script : undefined
}
