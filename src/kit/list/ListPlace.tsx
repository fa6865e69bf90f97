import { createContext, type ReactNode, useContext } from 'react'
import styled from 'styled-components'
import { WindowBody } from '../window/WindowBody'

/** What follows the last item inside a list; undefined where a template gives it a place of its own. */
export const ListFootContext = createContext<ReactNode>(undefined)

/* What a template puts around the list may not squeeze it: the window scrolls before that. */
const Area = styled.div`
  display: flex;
  flex: 1 0 240px;
  flex-direction: column;
  min-height: 0;
`

/** The place of the list, or of what stands for it; it takes the window's remaining height. */
export function ListPlace({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const isBuiltIn = useContext(ListFootContext) !== undefined
  const body = (
    <WindowBody isFilling isBusy={isBusy}>
      {children}
    </WindowBody>
  )
  return isBuiltIn ? body : <Area>{body}</Area>
}
