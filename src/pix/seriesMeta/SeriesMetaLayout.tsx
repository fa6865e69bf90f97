import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

interface SeriesMetaLayoutProps {
  readonly slots: Readonly<Record<'help' | 'Title' | 'info' | 'delete' | 'manage' | 'cancel' | 'save', ReactNode>>
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/** Built-in layout of the series meta window. */
export function SeriesMetaLayout({ slots }: SeriesMetaLayoutProps) {
  return (
    <>
      <WindowBody>
        <Stack>
          {slots.help}
          {slots.Title}
          {slots.info}
        </Stack>
      </WindowBody>
      <WindowBar
        start={
          <>
            {slots.delete}
            {slots.manage}
          </>
        }
      >
        {slots.cancel}
        {slots.save}
      </WindowBar>
    </>
  )
}
