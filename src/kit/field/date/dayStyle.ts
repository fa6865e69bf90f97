import { css } from 'styled-components'
import { cssVar } from '../../theme/tokens'

/** The look of a day of a calendar: today outlined, the chosen one filled, the neighbours' days quiet. */
export const dayStyle = css`
  width: 100%;
  min-width: 34px;
  min-height: ${cssVar('size-control-small')};
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${cssVar('radius-small')};
  background: transparent;
  color: ${cssVar('text')};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${cssVar('surface-hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-outside] {
    color: ${cssVar('text-soft')};
  }
  &[aria-current] {
    border-color: ${cssVar('accent')};
    color: ${cssVar('accent-text')};
    font-weight: ${cssVar('weight-strong')};
  }
  [aria-selected='true'] > & {
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
  [aria-selected='true'] > &:focus-visible {
    outline-color: ${cssVar('on-accent')};
    outline-offset: -4px;
  }
`
