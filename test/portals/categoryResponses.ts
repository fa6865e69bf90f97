import type { PortalContext } from './PortalContext'

interface Choice {
  readonly id: number
  readonly title: string
  readonly children?: readonly Choice[]
}

const FORMAL: readonly Choice[] = [
  { id: 11, title: 'Konzert' },
  { id: 12, title: 'Fest' },
]
const CONTENT: readonly Choice[] = [
  { id: 101, title: 'Orgelmusik' },
  { id: 102, title: 'Kammermusik' },
]
const LOCATION_TYPES: readonly Choice[] = [
  { id: 3, title: 'Kirche' },
  { id: 4, title: 'Festplatz' },
]
const CHARACTERISTICS: readonly Choice[] = [
  {
    id: 30,
    title: 'Zugang',
    children: [
      { id: 31, title: 'Barrierefrei' },
      { id: 32, title: 'Mit Bahn erreichbar' },
    ],
  },
  { id: 33, title: 'Eintritt frei' },
]

/** Returns the category sets (events 3.3). */
export function categoriesResponse(context: PortalContext): Record<string, unknown> {
  const { shapes, forms } = context
  const of = (system: string) => shapes.systems === system
  const set = (isFilled: boolean, choices: readonly Choice[]) => options(isFilled ? choices : [], context)
  const isTree = of('84') && shapes.tree84 !== 'null'
  const tree = [{ id: 100, title: 'Musik', children: CONTENT }]
  return {
    formal: set(of('none'), FORMAL),
    content: set(of('none'), CONTENT),
    content_84_tree: {
      values: options(isTree ? CONTENT : [], context),
      nodes: forms.list(tree.map(node => treeNode(node, context))),
      null: null,
    }[shapes.tree84],
    formal_5: set(of('5'), FORMAL),
    content_5: set(of('5'), CONTENT),
    formal_40: set(of('40'), FORMAL),
    content_40: set(of('40'), CONTENT),
    formal_84: set(of('84'), FORMAL),
    content_84: set(of('84'), CONTENT),
    event_location_types: options(LOCATION_TYPES, context),
    characteristics: forms.list(CHARACTERISTICS.map(node => treeNode(node, context))),
    required_fields: {
      null: null,
      nulls: { category_formal: null, category_content: null, keywords: null },
      lists: {
        category_formal: forms.list([forms.number(11), forms.number(12)]),
        category_content: null,
        keywords: forms.list(['Orgel']),
      },
    }[shapes.required],
  }
}

/** Returns options as {value, label}, or as a map of values to labels. */
function options(choices: readonly Choice[], { forms, shapes }: PortalContext): unknown {
  if (shapes.options === 'MAP') return forms.map(Object.fromEntries(choices.map(({ id, title }) => [id, title])))
  return forms.list(choices.map(({ id, title }) => ({ value: forms.number(id), label: title })))
}

/** Returns a node in the format of jQuery DropDownTree: {title, href, dataAttrs, data}. */
function treeNode({ id, title, children = [] }: Choice, context: PortalContext): Record<string, unknown> {
  const { forms, shapes } = context
  const nodes = children.map(child => treeNode(child, context))
  const leaf = { list: { data: [] }, null: { data: null }, missing: {} }[shapes.leaf]
  const place = {
    object: { href: '#', dataAttrs: { id: forms.number(id) } },
    list: { href: '#', dataAttrs: [{ title: 'id', data: forms.number(id) }] },
    href: { href: `#${id}` },
  }[shapes.treeIds]
  return { title, ...place, ...(nodes.length > 0 ? { data: forms.list(nodes) } : leaf) }
}
