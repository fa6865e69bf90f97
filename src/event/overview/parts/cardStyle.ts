import { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { tableMetrics } from './tableMetrics'

/** The look of the table where it is narrow: each event a card, the names of the columns one line. */
export const cardStyle = css`
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
  /* The long names give way, so that the short ones stay whole. */
  .names :is(.city, .host, .category) {
    flex-shrink: 9999;
  }
  .names button {
    min-width: 40px;
    min-height: 44px;
    padding-inline: ${cssVar('space-1')};
  }
  /* A finger's breadth, up to the edge; the mark stands where it stood. */
  :is(.names, .line) .mark {
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
  /* Else a scroll bar takes some of the room. */
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
