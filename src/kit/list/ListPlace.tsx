import { createContext, type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { WindowBody } from '../window/WindowBody'

/**
 * Content that the list shows after its last item, inside the scrolled area. Undefined in a template, which has a
 * separate slot for this content.
 */
export const ListFootContext = createContext<ReactNode>(undefined)

// The list does not shrink below 240 px, even if a template adds content around it. The window scrolls instead.
const Area = styled.div`
  display: flex;
  flex: 1 0 240px;
  flex-direction: column;
  min-height: 0;
`

/** The area of the list, or of the placeholder that replaces it. It takes the window's remaining height. */
export function ListPlace({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isBuiltIn = useContext(ListFootContext) !== undefined
  const body = (
    <WindowBody isFilling isBusy={isBusy}>
      {children}
    </WindowBody>
  )
  return isBuiltIn ? body : <Area>{body}</Area>
}
