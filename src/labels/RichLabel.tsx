import type { TFunction } from 'i18next'
import { type ReactElement, useContext } from 'react'
import { Trans } from 'react-i18next'
import { parsePortalHtml } from './plainText'
import { TextMarkers } from './TextMarkers'
import { useWindowTranslation } from './useLabels'

interface RichLabelProps {
  /** A label that its window declares as `rich`. */
  readonly of: string
  /** The element of each tag. A link gets its address as `href`. */
  readonly tags: Readonly<Record<RichTag, ReactElement>>
}

/** Shows a label whose text may contain links, emphasis and line breaks. Other tags are removed, see `richText`. */
export function RichLabel({ of, tags }: RichLabelProps) {
  const { t, i18n } = useWindowTranslation()
  const values = useContext(TextMarkers)
  // `Trans` passes a default value. It is removed here, so that a missing text shows as 'translation missing', as for
  // every label.
  const read = (key: string, options: object) => richText(t(key, { ...options, defaultValue: undefined }))
  return (
    <Trans
      t={read as unknown as TFunction}
      i18n={i18n}
      i18nKey={of}
      values={values}
      tOptions={{ nest: false }}
      components={tags}
    />
  )
}

/** Tags that a rich label may contain. */
type RichTag = 'a' | 'b' | 'i' | 'em' | 'strong' | 'br'

const TAGS: readonly string[] = ['a', 'b', 'i', 'em', 'strong', 'br'] satisfies RichTag[]

/**
 * Returns the HTML of a rich label with only the allowed tags. Removes scripts and styles with their content, and every
 * attribute except the address of a link. If the page does not allow HTML to be parsed, the tags show as text.
 */
export function richText(html: string): string {
  if (!/[<&]/.test(html)) return html
  try {
    return contentOf(parsePortalHtml(html))
  } catch {
    return escaped(html)
  }
}

function contentOf(element: Element): string {
  return Array.from(element.childNodes, node => {
    if (node instanceof Text) return escaped(node.data)
    if (!(node instanceof Element) || /^(?:script|style)$/.test(node.localName)) return ''
    const { localName: tag } = node
    if (!TAGS.includes(tag)) return contentOf(node)
    if (tag === 'br') return '<br/>'
    const address = tag === 'a' ? ` href="${escaped(node.getAttribute('href') ?? '')}"` : ''
    return `<${tag}${address}>${contentOf(node)}</${tag}>`
  }).join('')
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)
}
