/** HTML that is safe to send. `html` escapes all values; a caller of the constructor must have escaped them. */
export class Markup {
  constructor(readonly text: string) {}
}

/** A value in a template: text, a number, markup, nothing, or a list of these. */
type HtmlValue = string | number | boolean | null | undefined | Markup | readonly HtmlValue[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function render(value: HtmlValue): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Markup) return value.text
  if (typeof value === 'object') return value.map(render).join('')
  return String(value).replace(/[&<>"']/g, character => entities[character] ?? character)
}

/**
 * Creates markup from a template and escapes every value that is not markup. Joins lists; `null`, `undefined` and
 * `false` become ''.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(strings.reduce((text, piece, index) => text + render(values[index - 1]) + piece))
}
