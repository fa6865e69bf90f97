import styled, { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { tableMetrics } from './Scroller'

const columns = css`
  display: grid;
  grid-template-columns: 24px 24px 84px minmax(0, 0.9fr) minmax(0, 1.1fr) minmax(0, 1.7fr) minmax(0, 1fr) 36px;
  align-items: center;
  gap: ${cssVar('space-2')};
  padding-inline: ${cssVar('space-4')} ${cssVar('space-2')};
`

/** Styles of the table: column names, rows, status dots. */
export const tableStyle = css`
  .head {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: ${cssVar('surface')};
    border-block-end: 1px solid ${cssVar('border')};
  }
  .names {
    ${columns}
    height: ${tableMetrics.head - 1}px;
  }
  .names button {
    display: flex;
    align-items: center;
    gap: 2px;
    max-width: 100%;
    min-width: 24px;
    min-height: 28px;
    padding: 0;
    border: 0;
    border-radius: ${cssVar('radius-small')};
    background: transparent;
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
    font-weight: ${cssVar('weight-strong')};
    cursor: pointer;
  }
  .names button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .names button > svg {
    flex: none;
  }
  .names label {
    min-height: ${tableMetrics.head - 1}px;
    cursor: pointer;
  }
  .names button:hover,
  [aria-sort$='cending'] > button {
    color: ${cssVar('text')};
  }
  /* The column is only as wide as the dots; its name is read out and shown on hover. */
  .names .status button::before {
    flex: none;
    width: 10px;
    height: 10px;
    border: 2px solid currentColor;
    border-radius: ${cssVar('radius-round')};
    content: '';
  }
  .names .status svg {
    margin-inline-start: -2px;
  }
  & :is(.mark, .menu) input {
    display: block;
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${cssVar('accent')};
    cursor: pointer;
  }
  .lines {
    position: relative;
  }
  .place {
    position: absolute;
    inset-inline: 0;
    top: 0;
    contain: layout style;
  }
  .line {
    ${columns}
    height: 100%;
    border-block-end: 1px solid ${cssVar('border')};
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .line:hover {
    background: ${cssVar('surface-hover')};
  }
  .line[aria-selected='true'] {
    background: ${cssVar('accent-soft')};
  }
  .line:focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: -2px;
  }
  .line[aria-busy] > :not(.menu) {
    opacity: 0.6;
  }
  .names label,
  .line .mark {
    display: grid;
    place-items: center start;
    align-self: stretch;
  }
  .status {
    display: flex;
    align-items: center;
    gap: ${cssVar('space-2')};
  }
  .names .status span,
  .statusText {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* A filled circle if the event is published, else a hollow square, so that the two differ without colours. */
  .dot {
    flex: none;
    width: 12px;
    height: 12px;
    border: 2px solid ${cssVar('border-strong')};
    border-radius: 2px;
  }
  .dot.isOn {
    border-color: ${cssVar('success-text')};
    border-radius: ${cssVar('radius-round')};
    background: ${cssVar('success-text')};
  }
  .line .date {
    display: grid;
    font-size: ${cssVar('font-small')};
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  .date .time {
    color: ${cssVar('text-soft')};
  }
  .line .text {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    unicode-bidi: plaintext;
    text-align: left;
    overflow-wrap: anywhere;
    hyphens: auto;
    font-size: ${cssVar('font-small')};
    line-height: 1.35;
  }
  /* A text in the other direction stays aligned with its column's name. */
  .line:dir(rtl) .text {
    text-align: right;
  }
  .line .title {
    font-size: 13px;
    font-weight: ${cssVar('weight-strong')};
  }
  .line .category {
    color: ${cssVar('text-soft')};
  }
  .line .isMissing {
    color: ${cssVar('warning-text')};
    font-style: italic;
  }
  .line .menu {
    display: grid;
    place-items: center;
  }
  .line .menu > button {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 0;
    border-radius: ${cssVar('radius')};
    background: transparent;
    color: ${cssVar('text-soft')};
    cursor: pointer;
  }
  .line .menu > button:is(:hover, [aria-expanded='true']) {
    background: ${cssVar('control')};
    color: ${cssVar('text')};
  }
  & :is(button, input):focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    button {
      outline: 1px solid ButtonText;
    }
    .dot.isOn {
      forced-color-adjust: none;
      border-color: CanvasText;
      background: CanvasText;
    }
    .line[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`

/**
 * The table. Holds the styles of all its parts, because one styled component per cell would slow down each frame while
 * scrolling.
 */
export const Table = styled.div`
  ${tableStyle}
`
