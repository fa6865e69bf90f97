import type { ReactNode } from 'react'
import styled from 'styled-components'
import { templateLook, type TemplateLook } from './templateLook'

interface SlotProps {
  /** The element that surrounds the content. */
  tag: string
  isFilling: boolean
  children: ReactNode
}

/** Parts of a list or a table keep their place even when the slot is empty. */
const CELLS = ['li', 'dt', 'dd', 'caption', 'td', 'th', 'figcaption']

const Cell = styled.div<TemplateLook>`
  ${templateLook}
`
/** No box of its own: the content is laid out as it is in the built-in layout. */
const Bare = styled.div`
  display: contents;
`

/** A slot's place in a template, filled. */
export function Slot({ tag, isFilling, children }: SlotProps) {
  if (CELLS.includes(tag)) {
    return (
      <Cell as={tag as 'div'} $isFilling={isFilling}>
        {children}
      </Cell>
    )
  }
  return children === undefined || children === null || children === false ? null : <Bare as={tag as 'div'}>{children}</Bare>
}
