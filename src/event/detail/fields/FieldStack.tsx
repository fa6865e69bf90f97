import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: start;
`

/** The fields of a tab, one below the other. */
export function FieldStack({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return <Stack ref={ref}>{children}</Stack>
}
