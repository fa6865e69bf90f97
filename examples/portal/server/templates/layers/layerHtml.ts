import { readFileSync } from 'node:fs'
import { escapeHtml } from '../../http/escapeHtml'
import type { LayerCall } from '../../registerLogin/LayerCall'

/** Returns a template with its `{{names}}` replaced by texts, escaped for HTML. Throws for a name without a text. */
function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template contains {{${name}}}, but there is no text for it.`)
    return escapeHtml(value)
  })
}

/** Reads a layer's template and returns a function that fills in the texts of a call and further values. */
export function layerHtml(
  name: string,
): (call: Pick<LayerCall, 'reply' | 'texts'>, values?: Readonly<Record<string, string>>) => string {
  const template = readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8')
  return ({ reply, texts }, values = {}) => {
    reply.type('text/html; charset=utf-8')
    return fillTemplate(template, { ...texts, ...values })
  }
}
