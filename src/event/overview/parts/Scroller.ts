import styled from 'styled-components'
import { cardStyle } from './cardStyle'

/** The place of the table, which scrolls. */
export const Scroller = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  &[data-cards='true'] {
    ${cardStyle}
  }
`
