import { memo, type ReactNode } from 'react'
import styled from 'styled-components'
import { Slot } from './Slot'
import { templateLook, type TemplateLook } from './templateLook'
import { VOID_TAGS } from './templateRules'
import type { TemplateNode } from './TemplateTree'

interface TemplatePartsProps {
  readonly nodes: readonly TemplateNode[]
  /** The content by slot name; absent below an element without slots. */
  readonly slots?: ReadonlyMap<string, ReactNode>
  /** The slot that takes the remaining height. */
  readonly fills?: string | undefined
}

const Part = styled.div<TemplateLook>`
  ${templateLook}
`

/** Draws pieces of a template as React elements, with the slots filled. What holds no slot is drawn once. */
export const TemplateParts = memo(function TemplateParts({ nodes, slots, fills }: TemplatePartsProps) {
  return nodes.map((node, index) => {
    if (typeof node === 'string') return node
    if (node.kind === 'slot') {
      return (
        <Slot key={index} tag={node.tag} isFilling={node.name === fills}>
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
        $isEdge={slots !== undefined && inside.slots === undefined}
      >
        {VOID_TAGS.has(node.tag) ? undefined : <TemplateParts nodes={node.children} {...inside} />}
      </Part>
    )
  })
})

function holdsSlot(nodes: readonly TemplateNode[], name?: string): boolean {
  return nodes.some(node => typeof node !== 'string' && (node.kind === 'slot' ? name === undefined || node.name === name : holdsSlot(node.children, name)))
}
