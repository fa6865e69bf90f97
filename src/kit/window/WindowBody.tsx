import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { cssVar } from '../theme/tokens'

interface WindowBodyProps {
  /** True when the content has the body's height and scrolls inside itself, such as a picture list below a toolbar. */
  isFilling?: boolean
  /** True while the window is busy; screen readers then wait. */
  isBusy?: boolean
  /**
   * Names a body that holds only text, and lets the keyboard focus and scroll it. A body with fields or buttons needs
   * no name.
   */
  textLabel?: string
  children: ReactNode
}

const filling = css`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`
const scrolling = css`
  overflow: auto;
  overscroll-behavior: contain;
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-4')};
`
const Body = styled.div<{ $isFilling: boolean }>`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  ${({ $isFilling }) => ($isFilling ? filling : scrolling)}
  @media (max-height: 399px) {
    flex-basis: 200px;
    min-height: 200px;
    [part='content'] & {
      min-height: 0;
    }
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** The part of a window between its header and its bar. Unless `isFilling`, it scrolls if the content is longer. */
export function WindowBody({ isFilling = false, isBusy = false, textLabel, children }: WindowBodyProps) {
  return (
    <Body
      part="content"
      $isFilling={isFilling}
      aria-busy={isBusy || undefined}
      {...(textLabel !== undefined && { role: 'region', 'aria-label': textLabel, tabIndex: 0 })}
    >
      {children}
    </Body>
  )
}
