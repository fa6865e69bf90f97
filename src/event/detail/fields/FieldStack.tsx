import { Children, createContext, type ReactNode, type Ref, useContext } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/** How many fields of a tab are drawn by now; on a slow device the first tab's come one after the other, so that the page answers in between. */
export const DrawnFieldsContext = createContext(Infinity)

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: start;
`

/** The fields of a tab, one below the other. */
export function FieldStack({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  const drawn = useContext(DrawnFieldsContext)
  return <Stack ref={ref}>{Children.toArray(children).slice(0, drawn)}</Stack>
}
