import type { CSSProperties, ReactNode } from 'react'

/** What both components take besides their own. */
export interface ElementProps {
  id?: string
  className?: string
  style?: CSSProperties
  /** The language of its texts, such as `de`; default: the nearest `lang` of the page. */
  lang?: string
  disabled?: boolean
  /** The button's text; default: Foyer's own. */
  children?: ReactNode
}
