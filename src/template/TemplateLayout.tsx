import { memo, type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { FilledText } from '../kit/control/FilledText'
import { arrangeSlots } from './arrangeSlots'
import type { TemplateNode, TemplateTree } from './readTemplate'
import { fillingSlotStyle, templateStyle, type TemplateStyle } from './templateStyle'
import { VOID_TAGS } from './templateRules'
import { SlotDataContext } from './useSlotData'
import type { LayoutProps } from './WindowLayout'

interface SlotProps {
  /** Tag of the element that surrounds the content. */
  tag: string
  isFilling: boolean
  /** True when the slot is inside an element of the template. */
  isNested: boolean
  children: ReactNode
}

/** Tags of slots that stay even if they are empty: parts of a list, a table or a figure. */
const CELLS = ['li', 'dt', 'dd', 'caption', 'td', 'th', 'figcaption']

const Cell = styled.div<TemplateStyle>`
  ${templateStyle}
`
/** Creates no box, so that the content has the same layout as in the built-in layout. */
const Bare = styled.div`
  display: contents;
`
const Filling = styled.div<{ $isNested: boolean }>`
  ${fillingSlotStyle}
`

/** Renders one slot of a template with its content. */
function Slot({ tag, isFilling, isNested, children }: SlotProps) {
  const isCell = CELLS.includes(tag)
  const isEmpty = children === undefined || children === null || children === false
  if (isEmpty && !isCell) return null
  if (isFilling) {
    return (
      <Filling as={tag as 'div'} $isNested={isNested}>
        {children}
      </Filling>
    )
  }
  return isCell ? <Cell as={tag as 'div'}>{children}</Cell> : <Bare as={tag as 'div'}>{children}</Bare>
}

interface TemplatePartsProps {
  readonly nodes: readonly TemplateNode[]
  /** The content by slot name. Absent below an element without slots. */
  readonly slots?: ReadonlyMap<string, ReactNode>
  /** The slot that takes the remaining height. */
  readonly fills?: string | undefined
  /** True when the nodes are inside an element of the template. */
  readonly isNested?: boolean
}

const Part = styled.div<TemplateStyle>`
  ${templateStyle}
`

/**
 * Renders nodes of a template as React elements, with the slots filled. An element without slots does not get `slots`,
 * so the props of its content stay equal and `memo` renders the content only once.
 */
const TemplateParts = memo(function TemplateParts({ nodes, slots, fills, isNested = false }: TemplatePartsProps) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return <FilledText key={index} text={node} />
    if (node.kind === 'slot') {
      return (
        <Slot key={index} tag={node.tag} isFilling={node.name === fills} isNested={isNested}>
          {slots?.get(node.name)}
        </Slot>
      )
    }
    const inside = slots && holdsSlot(node.children) ? { slots, fills } : {}
    return (
      <Part
        key={index}
        as={node.tag as 'div'}
        {...node.attributes}
        $isFilling={fills !== undefined && holdsSlot([node], fills)}
        $isRow={node.isRow}
        $holdsSlot={inside.slots !== undefined}
        $isEdge={slots !== undefined && inside.slots === undefined}
      >
        {VOID_TAGS.has(node.tag) ? undefined : <TemplateParts nodes={node.children} {...inside} isNested />}
      </Part>
    )
  })
})

function holdsSlot(nodes: readonly TemplateNode[], name?: string): boolean {
  return nodes.some(
    node =>
      typeof node !== 'string' &&
      (node.kind === 'slot' ? name === undefined || node.name === name : holdsSlot(node.children, name)),
  )
}

interface TemplateLayoutProps<Name extends string> extends LayoutProps<Name> {
  readonly tree: TemplateTree
}

const Box = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`

/** Places a window's slots by the server's template. Uses the built-in layout if the template names none of them. */
export function TemplateLayout<Name extends string>({
  tree,
  slots,
  required,
  fills,
  renderLayout,
}: TemplateLayoutProps<Name>) {
  const [arranged] = useState(() => arrangeSlots(tree, { names: Object.keys(slots), required }))
  if (!arranged) return renderLayout(slots)
  return (
    <SlotDataContext value={arranged.data}>
      <Box>
        <TemplateParts nodes={arranged.nodes} slots={new Map(Object.entries(slots))} fills={fills} />
      </Box>
    </SlotDataContext>
  )
}
