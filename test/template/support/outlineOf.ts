import type { TemplateNode } from '../../../src/template/readTemplate'

/**
 * Formats a template's tree as one short line: `div(h2("Titel") [list])`. Slots are in brackets, with their surrounding
 * element if it is not a div.
 */
export function outlineOf(nodes: readonly TemplateNode[]): string {
  return nodes
    .map(node => {
      if (typeof node === 'string') return node.trim() === '' ? '' : JSON.stringify(node.trim())
      if (node.kind === 'slot') return `${node.tag === 'div' ? '' : node.tag}[${node.name}]`
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}=${value}`)
      return `${node.tag}${attributes.join('')}${node.isRow ? ' row' : ''}${node.children.length > 0 ? `(${outlineOf(node.children)})` : ''}`
    })
    .filter(text => text !== '')
    .join(' ')
}
