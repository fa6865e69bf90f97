import { css } from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'
import { TILE_GAP } from '../manageModel'

const actionStyle = css`
  position: absolute;
  display: grid;
  place-items: center;
  min-width: 32px;
  min-height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${cssVar('radius')};
  font-size: ${cssVar('font-small')};
  font-weight: ${cssVar('weight-strong')};
  cursor: pointer;
  box-shadow: ${cssVar('shadow-raised')};
  transition:
    opacity ${cssVar('motion-fast')} ${cssVar('ease')},
    background-color ${cssVar('motion-fast')} ${cssVar('ease')};
`

/** Texts keep their writing direction but align with the window. Chromium supports only `-webkit-match-parent`. */
const ownDirection = css`
  unicode-bidi: plaintext;
  text-align: -webkit-match-parent;
  text-align: match-parent;
`

/** Styles of all rows and tiles in one sheet. A styled component per tile would slow down each frame of scrolling. */
export const gridStyle = css`
  .row {
    position: absolute;
    inset-inline: 0;
    top: 0;
    display: grid;
    gap: ${TILE_GAP}px;
    contain: layout style;
  }
  .tile {
    position: relative;
    align-self: start;
    min-width: 0;
    border-radius: ${cssVar('radius')};
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
  }
  .tile:focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: 4px;
  }
  .mat {
    position: relative;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: ${cssVar('radius')};
    background: ${cssVar('surface-sunken')};
    transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  }
  .mat::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${cssVar('text')} 8%, transparent);
    pointer-events: none;
  }
  .mat img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  .missing {
    display: grid;
    justify-items: center;
    gap: ${cssVar('space-1')};
    padding-inline: ${cssVar('space-2')};
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
    text-align: center;
  }
  .tile[aria-selected='true'] .mat {
    background: ${cssVar('accent-soft')};
  }
  .tile[aria-selected='true'] .mat::after {
    box-shadow: inset 0 0 0 3px ${cssVar('accent')};
  }
  .check {
    appearance: none;
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    width: 24px;
    height: 24px;
    border: 1.5px solid ${cssVar('border-strong')};
    border-radius: ${cssVar('radius-round')};
    background: ${cssVar('picture-veil')};
    cursor: inherit;
    z-index: 1;
  }
  .check:checked {
    border-color: ${cssVar('accent')};
    background: ${cssVar('accent')};
  }
  .check:checked::after {
    content: '';
    position: absolute;
    inset-inline-start: 7px;
    inset-block-start: 3px;
    width: 6px;
    height: 11px;
    border: solid ${cssVar('on-accent')};
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }
  & :is(.edit, .delete) {
    ${actionStyle}
    inset-block-start: 6px;
    inset-inline-end: 6px;
    background: ${cssVar('picture-veil')};
    color: ${cssVar('text')};
  }
  .edit {
    inset-inline-end: 44px;
  }
  .edit:hover {
    background: ${cssVar('surface')};
  }
  .delete:hover {
    background: ${cssVar('danger')};
    color: ${cssVar('on-danger')};
  }
  .insert {
    ${actionStyle}
    inset-inline-end: 6px;
    padding-inline: ${cssVar('space-2')};
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
  }
  .best {
    ${actionStyle}
    inset-inline-start: 6px;
    padding-inline: ${cssVar('space-2')};
    background: ${cssVar('success-soft')};
    color: ${cssVar('success-text')};
  }
  .insert:hover {
    background: ${cssVar('accent-hover')};
  }
  @media (hover: hover) {
    .tile:not(:hover, :focus-within) :is(.edit, .delete, .insert) {
      opacity: 0;
      pointer-events: none;
    }
  }
  .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    ${ownDirection}
    margin-block-start: 8px;
    font-size: 13px;
    line-height: 17px;
    font-weight: ${cssVar('weight-strong')};
    overflow-wrap: anywhere;
  }
  .tile:has(.refusal) :is(img, .check) {
    opacity: 0.35;
  }
  .refusal,
  .title.isMissing {
    color: ${cssVar('warning-text')};
    font-weight: 500;
    font-style: italic;
  }
  .meta {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${cssVar('space-2')};
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
    line-height: 17px;
    font-variant-numeric: tabular-nums;
  }
  .meta > span {
    ${ownDirection}
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .share {
    position: relative;
    flex: none;
    opacity: 0.45;
  }
  .share.isActive {
    color: ${cssVar('accent-text')};
    opacity: 1;
  }
  @media (hover: none) {
    .edit {
      inset-inline-end: 56px;
    }
    & :is(.edit, .delete) {
      min-width: 44px;
      min-height: 44px;
    }
    & :is(.insert, .best) {
      margin-block-start: -12px;
      min-height: 44px;
    }
    .check {
      width: 28px;
      height: 28px;
    }
    .check:checked::after {
      inset-inline-start: 9px;
      inset-block-start: 5px;
    }
  }
  @media (forced-colors: active) {
    .check {
      appearance: auto;
    }
    .tile[aria-selected='true'] .mat {
      outline: 3px solid Highlight;
    }
    & :is(.edit, .delete, .insert, .best) {
      border: 1px solid ButtonText;
    }
  }
`
