import { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/cssVar'

/** The look of the table where it is narrow: each event a card, the names of the columns one line that scrolls. */
export const cardStyle = css`
  .names {
    display: flex;
    gap: ${cssVar('space-2')};
    overflow-x: auto;
    scrollbar-width: none;
  }
  .names > * {
    flex: none;
  }
  .names button {
    min-height: 34px;
    white-space: nowrap;
  }
  .names .status span {
    width: auto;
    height: auto;
    border: 0;
    text-indent: 0;
  }
  .names .menu {
    display: none;
  }
  .line {
    grid-template:
      'mark status menu' 40px
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
  .line .statusText {
    position: static;
    width: auto;
    height: auto;
    clip-path: none;
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
  }
  .line .menu {
    grid-area: menu;
    justify-self: end;
  }
  .line .menu > button {
    width: 40px;
    height: 40px;
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
