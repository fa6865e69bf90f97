import { css } from 'styled-components'
import { cssVar } from '../../theme/tokens'

/** The styles that the lines of menus, pickers and trees share. The focused line is highlighted. */
export const menuLineStyle = css`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  width: 100%;
  min-height: ${cssVar('size-control-small')};
  padding: 4px ${cssVar('space-2')};
  border: 0;
  border-radius: ${cssVar('radius-small')};
  background: transparent;
  color: ${cssVar('text')};
  text-align: start;
  cursor: pointer;
  &:hover {
    background: ${cssVar('surface-hover')};
  }
  &:focus {
    background: ${cssVar('accent-soft')};
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${cssVar('accent')};
    outline-offset: -2px;
  }
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: default;
  }
`
