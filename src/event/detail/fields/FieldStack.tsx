import { Children, createContext, type ReactNode, type Ref, useContext } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/**
 * Number of fields of a tab that are rendered by now. On a slow device those of the first tab render step by step, so
 * that the page can respond in between.
 */
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
