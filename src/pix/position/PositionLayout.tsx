import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

/** Name of a slot of the position window. */
export type PositionSlot =
  | 'preview'
  | 'original-size'
  | 'CurrentWidth'
  | 'ratio-lock'
  | 'CurrentHeight'
  | 'Title'
  | 'Description'
  | 'alignment'
  | 'manage'
  | 'cancel'
  | 'submit'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr));
  gap: ${cssVar('space-4')};
  align-items: start;
`
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${cssVar('space-2')};
`

/** Built-in layout: two columns, or one in a narrow window. */
export function PositionLayout({ slots }: { slots: Readonly<Record<PositionSlot, ReactNode>> }) {
  return (
    <>
      <WindowBody>
        <Columns>
          <Column>
            {slots.preview}
            <Row>
              {slots.CurrentWidth}
              {slots['ratio-lock']}
              {slots.CurrentHeight}
            </Row>
            {slots['original-size']}
            {slots.Title}
          </Column>
          <Column>
            {slots.alignment}
            {slots.Description}
          </Column>
        </Columns>
      </WindowBody>
      <WindowBar start={slots.manage}>
        {slots.cancel}
        {slots.submit}
      </WindowBar>
    </>
  )
}
