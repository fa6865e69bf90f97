import { pageBase } from '../lib/webAddress'
import type { SlotData } from './useSlotData'

const SPAN = /^[1-9]\d?$/
const PIXELS = /^[1-9]\d{0,3}$/

/**
 * Attributes that are allowed if their value matches a pattern: name, React prop, pattern, and the tags if only some
 * may have the attribute. `linkOf` and `pictureOf` add the attributes of links and pictures.
 */
const PATTERNS: readonly (readonly [attribute: string, prop: string, pattern: RegExp, tags?: readonly string[]])[] = [
  ['dir', 'dir', /^(?:ltr|rtl|auto)$/],
  ['lang', 'lang', /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i],
  ['title', 'title', /./],
  ['colspan', 'colSpan', SPAN, ['td', 'th']],
  ['rowspan', 'rowSpan', SPAN, ['td', 'th']],
  ['scope', 'scope', /^(?:row|col|rowgroup|colgroup)$/, ['th']],
]

/**
 * Reads the harmless attributes of a template's element. Returns undefined if a required attribute is missing or
 * not allowed, because the element is useless then. A link needs an allowed address. A picture needs its size, and an
 * address with https or of this page's origin. A picture without size would move the window's parts when it loads.
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
  // Links open in a new tab, because the page under the window may hold unsaved input.
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

/** Names in the dataset of a slot's element that set the slot's position or layout. They are not data of the slot. */
const PLACING = ['slot', 'layout']

const camelCase = (name: string) => name.replaceAll(/_([a-z])/g, (_, sign: string) => sign.toUpperCase())

/**
 * Reads the data of a slot's element: the options, the value, and the `data-*` attributes of the element and of its
 * form. Leaves out the attributes of PLACING.
 */
export function readSlotData(element: HTMLElement): SlotData {
  const options = element.localName === 'select' ? [...element.querySelectorAll('option')] : []
  return {
    options: options.map(option => ({
      value: option.value,
      label: option.label,
      ...(option.disabled && { isDisabled: true }),
    })),
    value:
      element.localName === 'input'
        ? (element.getAttribute('value') ?? undefined)
        : options.find(option => option.hasAttribute('selected'))?.value,
    attributes: new Map(
      [...Object.entries(element.closest('form')?.dataset ?? {}), ...Object.entries(element.dataset)].flatMap(
        ([name, value]) => (value === undefined || PLACING.includes(name) ? [] : [[camelCase(name), value]]),
      ),
    ),
  }
}
