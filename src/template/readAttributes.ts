import { pageBase } from '../lib/webAddress'
import type { SlotData } from './useSlotData'

const SPAN = /^[1-9]\d?$/
const PIXELS = /^[1-9]\d{0,3}$/

/** What each attribute may look like, and what React calls it. */
const PATTERNS: readonly (readonly [attribute: string, prop: string, pattern: RegExp, tags?: readonly string[]])[] = [
  ['dir', 'dir', /^(?:ltr|rtl|auto)$/],
  ['lang', 'lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i],
  ['title', 'title', /./],
  ['colspan', 'colSpan', SPAN, ['td', 'th']],
  ['rowspan', 'rowSpan', SPAN, ['td', 'th']],
  ['scope', 'scope', /^(?:row|col|rowgroup|colgroup)$/, ['th']],
]

/**
 * Reads the harmless attributes of an element of a template; undefined when the element is of no use without an attribute that
 * it lacks: a link without an allowed address, a picture without an address of this page's host or https, or without its size,
 * because a picture that grows when it arrives would move the window's parts.
 */
export function readAttributes(element: HTMLElement, tag: string): Record<string, string> | undefined {
  const found = PATTERNS.flatMap(([attribute, prop, pattern, tags]) => {
    const value = element.getAttribute(attribute)
    return value !== null && pattern.test(value) && (!tags || tags.includes(tag)) ? [[prop, value] as const] : []
  })
  const attributes = Object.fromEntries(found)
  if (tag === 'a') return linkOf(element, attributes)
  if (tag === 'img') return pictureOf(element, attributes)
  return attributes
}

function linkOf(element: HTMLElement, attributes: Record<string, string>): Record<string, string> | undefined {
  const url = addressOf(element, 'href')
  if (url?.protocol === 'mailto:') return { ...attributes, href: url.href, rel: 'noopener' }
  // In a tab of its own: the page under the window may hold what somebody typed.
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? { ...attributes, href: url.href, rel: 'noopener', target: '_blank' }
    : undefined
}

function pictureOf(element: HTMLElement, attributes: Record<string, string>): Record<string, string> | undefined {
  const url = addressOf(element, 'src')
  const [width, height] = [element.getAttribute('width') ?? '', element.getAttribute('height') ?? '']
  const isAllowed = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.origin === location.origin)
  if (!isAllowed || !PIXELS.test(width) || !PIXELS.test(height)) return undefined
  return { ...attributes, src: url.href, alt: element.getAttribute('alt') ?? '', width, height }
}

function addressOf(element: HTMLElement, attribute: string): URL | undefined {
  const text = element.getAttribute(attribute)?.trim()
  try {
    return text ? new URL(text, pageBase()) : undefined
  } catch {
    return undefined
  }
}

/** Names of a dataset that say where a slot stands, not what it holds. */
const PLACING = ['slot', 'layout']

/** Reads what a slot's element says besides its place: options, the selected one, `data-*` attributes. */
export function readSlotData(element: HTMLElement): SlotData {
  const options = element.localName === 'select' ? [...element.querySelectorAll('option')] : []
  return {
    options: options.map(option => ({
      value: option.value,
      label: option.label,
      ...(option.disabled && { isDisabled: true }),
    })),
    value: options.find(option => option.hasAttribute('selected'))?.value,
    attributes: new Map(
      Object.entries({ ...element.dataset }).flatMap(([name, value]) =>
        value === undefined || PLACING.includes(name) ? [] : [[name, value]],
      ),
    ),
  }
}
