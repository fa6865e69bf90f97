/** How long a window waits for its templates, in ms; then the built-in layout shows. */
export const TEMPLATE_LIMIT = 2000

/** Largest template in bytes; a longer one is cut off and not used. */
export const TEMPLATE_BYTES = 256 * 1024

/** Most elements of a template, options included. */
export const TEMPLATE_ELEMENTS = 2000

/** Deepest nesting of a template. */
export const TEMPLATE_DEPTH = 40

/** Elements that may hold anything, slots too. */
export const FLOW_TAGS: ReadonlySet<string> = new Set([
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'blockquote',
  'figure',
  'figcaption',
  'fieldset',
  'address',
  'li',
  'dt',
  'dd',
  'caption',
  'td',
  'th',
])

/** Elements that hold text and other elements of this kind only. */
export const TEXT_TAGS: ReadonlySet<string> = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'legend',
  'pre',
  'span',
  'a',
  'abbr',
  'b',
  'bdi',
  'bdo',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
])

/** Elements that are a paragraph or heading of their own: no other text element may surround them. */
export const BLOCK_TEXT_TAGS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'pre'])

/** Elements that never have content. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** Elements that take certain children only. */
export const CHILD_TAGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ul', ['li']],
  ['ol', ['li']],
  ['dl', ['dt', 'dd', 'div']],
  ['table', ['caption', 'thead', 'tbody', 'tfoot']],
  ['thead', ['tr']],
  ['tbody', ['tr']],
  ['tfoot', ['tr']],
  ['tr', ['td', 'th']],
])

/** Lists; one with anything else in it becomes a plain block. */
export const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl'])

/** Elements that only say where a slot stands or what it is filled with; outside of slots they are dropped. */
export const CONTROL_TAGS: readonly string[] = ['select', 'optgroup', 'option', 'input', 'textarea', 'button']

/** Elements that may mark a slot; outside of slots their content stands without them. */
export const UNWRAPPED_TAGS: readonly string[] = [
  'main',
  'form',
  'label',
  'menu',
  'center',
  'font',
  'details',
  'summary',
  'output',
]
