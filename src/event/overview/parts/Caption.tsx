import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

const Text = styled.span`
  flex: 1 1 auto;
  margin-inline-start: ${cssVar('space-2')};
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-small')};
  font-variant-numeric: tabular-nums;
  /* On a phone a template's header has no space for the caption, so only screen readers get it. */
  @media (max-width: 560px) {
    header & {
      flex: none;
      width: 1px;
      height: 1px;
      margin-inline: 0 auto;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

/** The number of events. It is marked as MyOverview, the default tab of the specification (events 2.1). */
export function Caption({ children }: { readonly children: ReactNode }) {
  return <Text data-tab="MyOverview">{children}</Text>
}
