import { css } from 'styled-components'
import { cssVar } from '../../theme/tokens'

/**
 * Styles for react-day-picker's month, by its documented data attributes: today outlined, the selected day filled, days
 * of other months grey.
 */
export const monthStyle = css`
  & table {
    width: 100%;
    border-collapse: collapse;
    text-align: center;
  }
  & th {
    padding: ${cssVar('space-1')} 0;
    color: ${cssVar('text-soft')};
    font-size: ${cssVar('font-small')};
    font-weight: 500;
  }
  & td {
    padding: 1px;
  }
  & button {
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
  }
  & [data-outside] > button {
    color: ${cssVar('text-soft')};
  }
  & [data-today] > button {
    border-color: ${cssVar('accent')};
    color: ${cssVar('accent-text')};
    font-weight: ${cssVar('weight-strong')};
  }
  & [data-selected] > button {
    background: ${cssVar('accent')};
    color: ${cssVar('on-accent')};
    &:focus-visible {
      outline-color: ${cssVar('on-accent')};
      outline-offset: -4px;
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
    }
  }
`
