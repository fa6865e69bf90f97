import { css } from 'styled-components'
import { cssVar } from '../kit/theme/tokens'

/** Layout of a template's element. */
export interface TemplateStyle {
  /** True when the element contains the slot that takes the remaining height. */
  readonly $isFilling?: boolean
  readonly $isRow?: boolean
  /** True when the element contains a slot, at any depth. */
  readonly $holdsSlot?: boolean
  /** True when the element contains no slot, but its parent does: the template, or an element with a slot. */
  readonly $isEdge?: boolean
}

// The element never shrinks below its content, so that no part overlaps the next one. The template scrolls instead.
const filling = css`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  min-width: 0;
`
/* A cell is at least 20rem wide, if there is room. Cells that do not fit side by side go below each other. */
const holding = css`
  &:is(table, thead, tbody, tfoot, tr, td, th) {
    display: flex;
    flex-direction: column;
  }
  &:is(tr) {
    flex-flow: row wrap;
  }
  &:is(tr) > td {
    flex: 1 1 20rem;
    min-width: 0;
  }
  @media (max-width: 519.98px) {
    &:is(tr) > * {
      flex-basis: 100%;
    }
  }
`
const row = css`
  display: flex;
  flex-flow: row wrap;
  align-items: center;
  gap: ${cssVar('space-1')};
  &:is(header) {
    flex-wrap: nowrap;
    min-height: ${cssVar('size-header')};
    padding-inline: ${cssVar('space-4')} ${cssVar('space-2')};
    border-block-end: 1px solid ${cssVar('border')};
  }
`
const edge = css`
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  &:is(p) {
    padding-block-end: ${cssVar('space-3')};
  }
`

/** Styles of a template's own elements. Templates bring no styles, so headings, lists and tables get the window's. */
export const templateStyle = css<TemplateStyle>`
  flex: none;
  ${({ $isFilling }) => $isFilling && filling}
  ${({ $holdsSlot }) => $holdsSlot && holding}
  ${({ $isRow }) => $isRow && row}
  ${({ $isEdge }) => $isEdge && edge}
  &:is(h1, h2, h3, h4, h5, h6, legend, th, dt) {
    font-weight: ${cssVar('weight-strong')};
    text-align: start;
  }
  &:is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  &:is(img) {
    height: auto;
  }
`

const nestedSlot = css`
  flex-shrink: 0;
  min-height: 0;
  max-height: 85dvh;
`

/**
 * Style of the slot that takes the remaining height and scrolls inside itself. At the top level of the template, its
 * height is at least 240 px. In browsers with `calc-size`, it is lower if the content is lower. Inside another element,
 * it is as high as its content, or higher if there is free height, but at most 85 % of the viewport.
 */
export const fillingSlotStyle = css<{ $isNested: boolean }>`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: 240px;
  @supports (min-height: calc-size(min-content, size)) {
    min-height: calc-size(min-content, min(size, 240px));
  }
  ${({ $isNested }) => $isNested && nestedSlot}
`
