import { markSlots, type SlotSelectors, type SlotSource } from './markSlots'
import { readAttributes, readSlotData } from './readAttributes'
import { sanitizeTemplate } from './sanitizeTemplate'
import {
  BLOCK_TEXT_TAGS,
  CHILD_TAGS,
  CONTROL_TAGS,
  FLOW_TAGS,
  LIST_TAGS,
  TEMPLATE_DEPTH,
  TEMPLATE_ELEMENTS,
  TEXT_TAGS,
  UNWRAPPED_TAGS,
  VOID_TAGS,
} from './templateRules'
import type { SlotData } from './useSlotData'

/**
 * An element with an allowed tag and only harmless attributes. It comes from the template, perhaps with another tag, or
 * was added around a text or a slot.
 */
interface TemplateElement {
  readonly kind: 'element'
  readonly tag: string
  /** The attributes by their React names. */
  readonly attributes: Readonly<Record<string, string>>
  /** True for `data-layout="row"`: the children are side by side. */
  readonly isRow: boolean
  readonly children: readonly TemplateNode[]
}

/** The position of a slot in a template. */
export interface TemplateSlot {
  readonly kind: 'slot'
  readonly name: string
  /** Tag of the element that surrounds the slot's content. */
  readonly tag: string
  readonly data: SlotData
}

/** A node of a template. A string is plain text, not HTML. */
export type TemplateNode = string | TemplateElement | TemplateSlot

/** A template's parts for one window, as plain data without scripts and without nodes of a document. */
export interface TemplateParts {
  readonly nodes: readonly TemplateNode[]
  /** The found slots, each with the way in which it was found. */
  readonly found: ReadonlyMap<string, SlotSource>
}

/** A sanitised template. It becomes parts when the names of the window's slots are known. */
export interface TemplateTree {
  /**
   * @param isData true if the caller reads only the data of some slots of the window. The report about the template
   * then does not name other slots as unknown.
   */
  readParts(slotNames: readonly string[], isData?: boolean): TemplateParts
}

/** The result of parsing a template: a layout, or the reason why it is unusable. */
export type TemplateReading =
  { readonly status: 'read'; readonly tree: TemplateTree } | { readonly status: 'unusable'; readonly reason: string }

const NAMES = /data-slot|\b(?:name|id|class)\s*=/i
const NO_SLOT = 'it has no element with data-slot, name, id or class'
const unusable = (reason: string): TemplateReading => ({ status: 'unusable', reason })

/**
 * Parses a template's HTML. The template is unusable if it has too many elements or nests them too deeply. Without
 * selectors, it is also unusable if no element can name a slot.
 * @param selectors the page's selectors of slots for this template
 * @throws TypeError if the page's Content-Security-Policy forbids the Trusted Types policy `foyer`.
 */
export function readTemplate(html: string, selectors: SlotSelectors = {}): TemplateReading {
  const needsName = Object.keys(selectors).length === 0
  if (needsName && !NAMES.test(html)) return unusable(NO_SLOT)
  // Counted before parsing, so that a huge template is not parsed. An element has at most two '<', in its start tag and
  // its end tag. The limit is three, because texts and comments may contain '<' too.
  if (html.split('<').length > TEMPLATE_ELEMENTS * 3) return unusable(`it has more than ${TEMPLATE_ELEMENTS} elements`)
  const fragment = sanitizeTemplate(html)
  const elements = [...fragment.querySelectorAll('*')]
  if (elements.length > TEMPLATE_ELEMENTS) return unusable(`it has more than ${TEMPLATE_ELEMENTS} elements`)
  if (needsName && !elements.some(element => element.matches('[data-slot], [name], [id], [class]')))
    return unusable(`${NO_SLOT} that could be kept`)
  if (elements.some(isTooDeep)) return unusable(`its elements are nested more than ${TEMPLATE_DEPTH} deep`)
  const readParts = (slotNames: readonly string[]): TemplateParts => {
    const copy = fragment.cloneNode(true) as DocumentFragment
    const found = markSlots(copy, slotNames, selectors)
    return { nodes: readTemplateNodes(copy), found }
  }
  return { status: 'read', tree: { readParts } }
}

function isTooDeep(element: Element): boolean {
  let depth = 0
  for (let outer: Element | null = element; outer && depth <= TEMPLATE_DEPTH; outer = outer.parentElement) depth += 1
  return depth > TEMPLATE_DEPTH
}

/**
 * Converts the content of a sanitised fragment to plain data. If the content has a slot, its texts are wrapped in
 * paragraphs.
 */
function readTemplateNodes(parent: ParentNode & Node): TemplateNode[] {
  return holdsSlot(readChildren(parent)) ? wrapText(readChildren(parent)) : readChildren(parent)
}

function readChildren(parent: Node): TemplateNode[] {
  return [...parent.childNodes].flatMap(node => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    return node.nodeType === Node.ELEMENT_NODE ? readElement(node as HTMLElement) : []
  })
}

function readElement(element: HTMLElement): TemplateNode[] {
  const tag = element.localName
  const slotName = element.dataset['slot']
  if (slotName !== undefined) return [placeSlot(element, slotName.trim())]
  if (CONTROL_TAGS.includes(tag)) return []
  const children = VOID_TAGS.has(tag) ? [] : readChildren(element)
  const attributes = UNWRAPPED_TAGS.includes(tag) ? undefined : readAttributes(element, tag)
  if (!attributes) return children
  return [{ kind: 'element', ...fit(tag, attributes, children), isRow: element.dataset['layout'] === 'row' }]
}

/**
 * Chooses a tag that may hold the element's children. An element of TEXT_TAGS, such as a link or a heading, becomes a
 * `div` if it contains a slot or a block. A list with a child that CHILD_TAGS does not allow becomes a `div` too. A
 * table loses such children.
 */
function fit(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly TemplateNode[],
): Pick<TemplateElement, 'tag' | 'attributes' | 'children'> {
  const allowed = CHILD_TAGS.get(tag)
  if (allowed) {
    const parts = children.filter(child => typeof child !== 'string' || child.trim() !== '')
    const fitting = parts.filter(child => typeof child !== 'string' && allowed.includes(child.tag))
    return LIST_TAGS.has(tag) && fitting.length < parts.length
      ? fit('div', {}, parts)
      : { tag, attributes, children: fitting }
  }
  if (TEXT_TAGS.has(tag) && !children.every(isText)) return fit('div', {}, children)
  return { tag, attributes, children: FLOW_TAGS.has(tag) && holdsSlot(children) ? wrapText(children) : children }
}

/**
 * Converts a slot's element. Keeps the tag if an element of this tag may hold anything. If the element is a row or a
 * section of a table, the slot becomes a cell inside it.
 */
function placeSlot(element: HTMLElement, name: string): TemplateNode {
  const tag = element.localName
  const slot: TemplateSlot = { kind: 'slot', name, tag: FLOW_TAGS.has(tag) ? tag : 'div', data: readSlotData(element) }
  const cell: TemplateSlot = { ...slot, tag: 'td' }
  const around = (outer: string, child: TemplateNode): TemplateElement => ({
    kind: 'element',
    tag: outer,
    attributes: {},
    isRow: false,
    children: [child],
  })
  if (tag === 'tr') return around('tr', cell)
  return tag === 'thead' || tag === 'tbody' || tag === 'tfoot' ? around(tag, around('tr', cell)) : slot
}

/**
 * Wraps each run of text and inline elements in a paragraph. Drops blank runs, and keeps slots and blocks unchanged.
 */
function wrapText(nodes: readonly TemplateNode[]): TemplateNode[] {
  const wrapped: TemplateNode[] = []
  let run: TemplateNode[] = []
  const endRun = () => {
    if (run.some(node => typeof node !== 'string' || node.trim() !== ''))
      wrapped.push({ kind: 'element', tag: 'p', attributes: {}, isRow: false, children: run })
    run = []
  }
  for (const node of nodes) {
    if (isText(node)) run.push(node)
    else {
      endRun()
      wrapped.push(node)
    }
  }
  endRun()
  return wrapped
}

function isText(node: TemplateNode): boolean {
  return (
    typeof node === 'string' || (node.kind === 'element' && TEXT_TAGS.has(node.tag) && !BLOCK_TEXT_TAGS.has(node.tag))
  )
}

function holdsSlot(nodes: readonly TemplateNode[]): boolean {
  return nodes.some(node => typeof node !== 'string' && (node.kind === 'slot' || holdsSlot(node.children)))
}
