import { readTemplateNodes } from './readTemplateNodes'
import { sanitizeTemplate } from './sanitizeTemplate'
import { TEMPLATE_DEPTH, TEMPLATE_ELEMENTS } from './templateRules'
import type { TemplateTree } from './TemplateTree'

/** What a template's text turned out to be: a layout, or nothing of use and why. */
export type TemplateReading = { readonly status: 'read'; readonly tree: TemplateTree } | { readonly status: 'unusable'; readonly reason: string }

const unusable = (reason: string): TemplateReading => ({ status: 'unusable', reason })

/**
 * Reads a template's HTML. One without any `data-slot`, or of a size or depth that no layout has, is no layout.
 * @throws TypeError when the page's Content-Security-Policy forbids the Trusted Types policy `foyer`.
 */
export function readTemplate(html: string): TemplateReading {
  if (!/data-slot/i.test(html)) return unusable('it has no element with data-slot')
  // Counted before the parser sees them: every element has a start and mostly an end.
  if (html.split('<').length > TEMPLATE_ELEMENTS * 3) return unusable(`it has more than ${TEMPLATE_ELEMENTS} elements`)
  const fragment = sanitizeTemplate(html)
  const elements = [...fragment.querySelectorAll('*')]
  if (elements.length > TEMPLATE_ELEMENTS) return unusable(`it has more than ${TEMPLATE_ELEMENTS} elements`)
  if (!elements.some(element => element.hasAttribute('data-slot'))) return unusable('it has no element with data-slot that could be kept')
  if (elements.some(isTooDeep)) return unusable(`its elements are nested more than ${TEMPLATE_DEPTH} deep`)
  return { status: 'read', tree: { nodes: readTemplateNodes(fragment) } }
}

function isTooDeep(element: Element): boolean {
  let depth = 0
  for (let outer: Element | null = element; outer && depth <= TEMPLATE_DEPTH; outer = outer.parentElement) depth += 1
  return depth > TEMPLATE_DEPTH
}
