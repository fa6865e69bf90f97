import { readFileSync } from 'node:fs'
import type { LayerCall } from '../../registerLogin/LayerCall'
import { fillTemplate } from './fillTemplate'

/** Reads a layer's template and answers what sends it in the language of a call, with further values. */
export function layerHtml(name: string): (call: Pick<LayerCall, 'reply' | 'texts'>, values?: Readonly<Record<string, string>>) => string {
  const template = readFileSync(new URL(`${name}.html`, import.meta.url), 'utf8')
  return ({ reply, texts }, values = {}) => {
    reply.type('text/html; charset=utf-8')
    return fillTemplate(template, { ...texts, ...values })
  }
}
