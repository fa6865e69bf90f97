import { readAttributes } from './readAttributes'
import { readSlotData } from './readSlotData'
import { BLOCK_TEXT_TAGS, CHILD_TAGS, CONTROL_TAGS, FLOW_TAGS, LIST_TAGS, TEXT_TAGS, UNWRAPPED_TAGS, VOID_TAGS } from './templateRules'
import type { TemplateElement, TemplateNode, TemplateSlot } from './TemplateTree'

/** Turns a sanitised fragment's content into plain data whose nesting is valid HTML wherever slots stand in it. */
export function readTemplateNodes(parent: ParentNode & Node): TemplateNode[] {
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

/** Gives an element a kind that may hold its children: slots must never stand inside a link or a heading. */
function fit(tag: string, attributes: Readonly<Record<string, string>>, children: readonly TemplateNode[]): Pick<TemplateElement, 'tag' | 'attributes' | 'children'> {
  const allowed = CHILD_TAGS.get(tag)
  if (allowed) {
    const parts = children.filter(child => typeof child !== 'string' || child.trim() !== '')
    const fitting = parts.filter(child => typeof child !== 'string' && allowed.includes(child.tag))
    return LIST_TAGS.has(tag) && fitting.length < parts.length ? fit('div', {}, parts) : { tag, attributes, children: fitting }
  }
  if (TEXT_TAGS.has(tag) && !children.every(isText)) return fit('div', {}, children)
  return { tag, attributes, children: FLOW_TAGS.has(tag) && holdsSlot(children) ? wrapText(children) : children }
}

/** A slot's element is kept where it may hold anything; in a table the cell that is needed is put around it. */
function placeSlot(element: HTMLElement, name: string): TemplateNode {
  const tag = element.localName
  const slot: TemplateSlot = { kind: 'slot', name, tag: FLOW_TAGS.has(tag) ? tag : 'div', data: readSlotData(element) }
  const cell: TemplateSlot = { ...slot, tag: 'td' }
  const around = (outer: string, child: TemplateNode): TemplateElement => ({ kind: 'element', tag: outer, attributes: {}, isRow: false, children: [child] })
  if (tag === 'tr') return around('tr', cell)
  return tag === 'thead' || tag === 'tbody' || tag === 'tfoot' ? around(tag, around('tr', cell)) : slot
}

/** Texts between slots become paragraphs of their own; blank ones go. */
function wrapText(nodes: readonly TemplateNode[]): TemplateNode[] {
  const wrapped: TemplateNode[] = []
  let run: TemplateNode[] = []
  const endRun = () => {
    if (run.some(node => typeof node !== 'string' || node.trim() !== '')) wrapped.push({ kind: 'element', tag: 'p', attributes: {}, isRow: false, children: run })
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
  return typeof node === 'string' || (node.kind === 'element' && TEXT_TAGS.has(node.tag) && !BLOCK_TEXT_TAGS.has(node.tag))
}

function holdsSlot(nodes: readonly TemplateNode[]): boolean {
  return nodes.some(node => typeof node !== 'string' && (node.kind === 'slot' || holdsSlot(node.children)))
}
