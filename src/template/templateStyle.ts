import { css } from 'styled-components'
import { cssVar } from '../kit/theme/tokens'

/** Layout of a template's element. */
export interface TemplateStyle {
  /** True if it contains the slot that takes the remaining height. */
  readonly $isFilling?: boolean
  readonly $isRow?: boolean
  /** True if it holds no slot and stands between parts that do. */
  readonly $isEdge?: boolean
}

const filling = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-width: 0;
  min-height: min(240px, 100%);
  &:is(tr) {
    flex-direction: row;
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
