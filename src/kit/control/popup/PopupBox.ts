import styled from 'styled-components'
import { cssVar } from '../../theme/cssVar'

/** The look of everything that opens over a window: lists, menus, calendars, bubbles. */
export const PopupBox = styled.div`
  position: fixed;
  inset: auto;
  z-index: 1;
  width: max-content;
  max-width: calc(100vw - 16px);
  max-height: min(var(--popup-limit, 320px), var(--popup-room, 100vh));
  margin: 0;
  padding: ${cssVar('space-1')};
  border: 1px solid ${cssVar('border')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  box-shadow: ${cssVar('shadow-raised')};
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  text-align: start;
`
