import type { IconNode } from 'lucide'
import { createElement } from 'react'

interface IconProps {
  /**
   * An icon of lucide: a list of SVG elements. Each icon is imported on its own, so that a window's chunk contains only
   * the icons that the window shows.
   */
  of: IconNode
  /** Edge length in CSS pixels. */
  size?: number
}

/**
 * A decorative icon in the text's colour. Icons larger than 28 px have thinner lines in proportion to their size.
 * Hidden from screen readers. Does not use lucide-react, because it renders several components for each icon. That is
 * slow in a list with icons in every row.
 */
export function Icon({ of: elements, size = 18 }: IconProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 28 ? 1.25 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {elements.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
