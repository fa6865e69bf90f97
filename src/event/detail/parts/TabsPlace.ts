import styled, { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/* A server's template scrolls as a whole: its tabs stay at its upper edge, over its whole width. */
const sticky = css`
  position: sticky;
  /* The template's own distance at the top scrolls away beneath them. */
  inset-block-start: calc(-1 * ${cssVar('space-1')});
  z-index: 2;
  flex: none;
  margin: calc(-1 * ${cssVar('space-1')}) calc(-1 * ${cssVar('space-4')}) 0;
  padding: ${cssVar('space-1')} ${cssVar('space-4')} 0;
  background: ${cssVar('surface')};
  /* The select box that stands for them there has no line below it. */
  @media (max-width: 591.98px) {
    padding-block-end: ${cssVar('space-2')};
    border-block-end: 1px solid ${cssVar('border')};
  }
`

/** The place of the editor's tabs, which stay in sight. */
export const TabsPlace = styled.div<{ $isSticky: boolean }>`
  ${({ $isSticky }) => $isSticky && sticky}
`
