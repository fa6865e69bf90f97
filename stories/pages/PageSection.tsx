import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../src/kit/theme/tokens'

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
  padding-block-start: ${cssVar('space-3')};
  border-block-start: 1px solid ${cssVar('border')};
  & > p {
    max-width: 72ch;
  }
  & code {
    font-family: ui-monospace, 'SF Mono', Consolas, 'Liberation Mono', monospace;
    font-size: 0.93em;
    overflow-wrap: anywhere;
  }
`
const Heading = styled.h2`
  font-size: 20px;
  font-weight: ${cssVar('weight-strong')};
  line-height: ${cssVar('line-tight')};
  letter-spacing: -0.01em;
`

/** Renders a part of a page with its own heading. */
export function PageSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section>
      <Heading>{heading}</Heading>
      {children}
    </Section>
  )
}
