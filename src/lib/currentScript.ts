/**
 * The script tag that runs now. Asked for past the document's own names: a picture called `currentScript`, in what somebody wrote on the page, stands
 * for it in `document`, and it must say neither where scripts come from nor what markup may do.
 */
export function currentScript(): HTMLScriptElement | undefined {
  const script: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(document)
  return script instanceof HTMLScriptElement ? script : undefined
}
