import { css } from 'styled-components'
import { cssVar } from '../theme/cssVar'

/** The look that text inputs and select boxes share. */
export const inputLook = css`
  width: 100%;
  min-width: 0;
  min-height: ${cssVar('size-control')};
  padding: 4px ${cssVar('space-3')};
  border: 1px solid ${cssVar('border-strong')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  transition: border-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:hover:not(:disabled):not([aria-invalid='true']) {
    border-color: ${cssVar('text-soft')};
  }
  &:focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: -1px;
  }
  &[aria-invalid='true'] {
    border-color: ${cssVar('danger-text')};
  }
  &[aria-invalid='true']:focus-visible {
    outline-color: ${cssVar('danger-text')};
  }
  &:disabled {
    background: ${cssVar('surface-sunken')};
  }
  /* Below 16 px, phones zoom into the page on focus. */
  @media (pointer: coarse) {
    font-size: 16px;
  }
`
