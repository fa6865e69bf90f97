import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

/** Name of a slot of the field check window. */
export type FieldCheckSlot = 'counters' | 'preview' | 'causes' | 'fields' | 'manage' | 'cancel' | 'back' | 'next'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  container-type: inline-size;
`
const Columns = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: start;
  @container (max-width: 479.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/**
 * Built-in layout: the current picture beside the list of all pictures of the check with their missing fields. The form
 * fields are below.
 */
export function FieldCheckLayout({ slots }: { slots: Readonly<Record<FieldCheckSlot, ReactNode>> }) {
  return (
    <>
      <WindowBody>
        <Stack>
          {slots.counters}
          <Columns>
            {slots.preview}
            {slots.causes}
          </Columns>
          {slots.fields}
        </Stack>
      </WindowBody>
      <WindowBar
        start={
          <>
            {slots.cancel}
            {slots.manage}
          </>
        }
      >
        {slots.back}
        {slots.next}
      </WindowBar>
    </>
  )
}
