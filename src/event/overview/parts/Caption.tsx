import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/cssVar'

const Text = styled.span`
  flex: 1 1 auto;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
  font-variant-numeric: tabular-nums;
`

/** How many events the tab MyOverview holds, the one that the overview opens on (events 2.1). */
export function Caption({ children }: { readonly children: ReactNode }) {
  return <Text data-tab="MyOverview">{children}</Text>
}
