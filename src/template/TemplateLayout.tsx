import { useState } from 'react'
import styled from 'styled-components'
import { arrangeSlots } from './arrangeSlots'
import type { LayoutProps } from './LayoutProps'
import { SlotDataContext } from './SlotDataContext'
import { TemplateParts } from './TemplateParts'
import type { TemplateTree } from './TemplateTree'

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

/** Places a window's slots where the server's template says; as built in, where the template names none of them. */
export function TemplateLayout<Name extends string>({ tree, slots, required, fills, renderLayout }: TemplateLayoutProps<Name>) {
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
