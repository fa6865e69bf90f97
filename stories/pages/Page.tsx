import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../src/kit/theme/tokens'

const Sheet = styled.article`
  display: grid;
  gap: ${cssVar('space-5')};
  max-width: 920px;
  margin-inline: auto;
  padding-block: ${cssVar('space-5')} 64px;
`
const Head = styled.header`
  display: grid;
  gap: ${cssVar('space-3')};
`
const Title = styled.h1`
  font-size: 30px;
  font-weight: ${cssVar('weight-strong')};
  line-height: ${cssVar('line-tight')};
  letter-spacing: -0.02em;
`
const Lead = styled.p`
  max-width: 68ch;
  color: ${cssVar('text-soft')};
  font-size: ${cssVar('font-large')};
`

/** Renders a page of text in Storybook, with a title, a lead and content, in Foyer's own tokens. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <Sheet lang="en" dir="ltr">
      <Head>
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Head>
      {children}
    </Sheet>
  )
}
