import { css } from 'styled-components'
import { cssVar } from '../../theme/cssVar'

/** The look of a tab: quiet text, the selected one underlined in the accent. */
export const tabLook = css`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-2')};
  min-height: ${cssVar('size-control')};
  padding: 4px ${cssVar('space-3')};
  border: 0;
  border-radius: ${cssVar('radius-small')} ${cssVar('radius-small')} 0 0;
  background: transparent;
  color: ${cssVar('text-soft')};
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  &:hover {
    background: ${cssVar('surface-hover')};
    color: ${cssVar('text')};
  }
  /* Inside, because the bar cuts off what is outside. */
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-selected='true'] {
    color: ${cssVar('accent-text')};
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: ${cssVar('space-2')};
    inset-block-end: 0;
    border-block-end: 2px solid ${cssVar('accent')};
  }
`
