/** A piece of a page that is safe to send as it stands; only `html` makes one from foreign text. */
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
 * Makes markup from a template and escapes every value that is not markup itself;
 * lists are joined, and `null`, `undefined` and `false` leave nothing.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Markup {
  return new Markup(strings.reduce((text, piece, index) => text + render(values[index - 1]) + piece))
}
