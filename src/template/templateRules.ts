/** Maximum time in ms that a window waits for its templates. After that, the built-in layout shows. */
export const TEMPLATE_LIMIT = 2000

/** Maximum size of a template in bytes. The transfer of a larger template is cancelled, and the template is not used. */
export const TEMPLATE_BYTES = 256 * 1024

/** Maximum number of elements in a template, options included. */
export const TEMPLATE_ELEMENTS = 2000

/** Maximum depth of nesting in a template. */
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

/** Elements that hold only text and other elements of this list, except those of BLOCK_TEXT_TAGS. */
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

/** Blocks of text. No element of TEXT_TAGS may contain one. */
export const BLOCK_TEXT_TAGS: ReadonlySet<string> = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'pre'])

/** Elements without content. */
export const VOID_TAGS: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'wbr'])

/** Elements that accept only certain children. */
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

/** Lists. A list with a child that CHILD_TAGS does not allow becomes a `div`. */
export const LIST_TAGS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl'])

/** Elements that only mark a slot's position or its data. Outside of slots they are dropped. */
export const CONTROL_TAGS: readonly string[] = ['select', 'optgroup', 'option', 'input', 'textarea', 'button']

/** Elements that may mark a slot. Outside of slots, only their content stays. */
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
