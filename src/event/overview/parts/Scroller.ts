import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import styled, { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/**
 * True when an element is narrower than `width` px; updated when the element's size changes. Before the first layout,
 * the width of the viewport is compared.
 */
export function useIsNarrow(element: RefObject<HTMLElement | null>, width: number): boolean {
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < width)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    // The observer runs after layout and before paint. If this effect measured the element, the window would be laid
    // out twice.
    const observer = new ResizeObserver(() => {
      if (current.clientWidth > 0) flushSync(() => setNarrow(current.clientWidth < width))
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element, width])
  return isNarrow
}

/**
 * Layout of the table, in px. A list narrower than `narrow` shows each event as a card. `around` is the height of the
 * window's header and tools.
 */
export const tableMetrics = { around: 135, narrow: 560, head: 36, row: 56, cardHead: 45, card: 124 } as const

/** Styles of a narrow table: each event is a card, and the column names are one line. */
const cardStyle = css`
  .names {
    display: flex;
    gap: 0;
    height: ${tableMetrics.cardHead - 1}px;
    padding-inline-end: 0;
  }
  .names > * {
    flex: 0 1 auto;
    min-width: 40px;
  }
  /* Long names shrink, so that short ones stay complete. */
  .names :is(.city, .host, .category) {
    flex-shrink: 9999;
  }
  .names button {
    min-width: 40px;
    min-height: 44px;
    padding-inline: ${cssVar('space-1')};
  }
  /* Touch target up to the edge; the checkbox itself does not move. */
  & :is(.names, .line) .mark {
    min-width: 44px;
    min-height: 44px;
    margin-inline: calc(-1 * ${cssVar('space-4')}) 0;
    padding-inline-start: ${cssVar('space-4')};
  }
  .names label {
    min-height: 44px;
    margin-inline-start: calc(-1 * ${cssVar('space-4')});
    padding-inline-start: ${cssVar('space-4')};
  }
  .names .status button::before {
    content: none;
  }
  .names .menu {
    display: none;
  }
  /*
   * The buttons are wide only on touch screens. On other screens a scroll bar takes width, and the columns would not
   * fit.
   */
  @media (pointer: coarse) {
    .names > *,
    .names button {
      min-width: 44px;
    }
  }
  .line {
    grid-template:
      'mark status menu' 44px
      'title title title' auto
      'date date city' auto
      'host host category' auto / 28px minmax(0, 1fr) minmax(0, 1fr);
    align-content: start;
    gap: 0 ${cssVar('space-2')};
    padding-block-end: ${cssVar('space-2')};
  }
  .line .mark {
    grid-area: mark;
  }
  .line .status {
    grid-area: status;
  }
  .names .status span,
  .line .statusText {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    text-overflow: ellipsis;
  }
  .line .statusText {
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
  }
  .line .menu {
    grid-area: menu;
    justify-self: end;
  }
  .line .menu > button {
    width: 44px;
    height: 44px;
  }
  .line .date {
    display: flex;
    grid-area: date;
    gap: ${cssVar('space-2')};
  }
  .line .text {
    grid-area: host;
    -webkit-line-clamp: 1;
  }
  .line .title {
    grid-area: title;
    -webkit-line-clamp: 2;
  }
  .line .city {
    grid-area: city;
  }
  .line .category {
    grid-area: category;
  }
`

/** Scrolling container of the table. */
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
