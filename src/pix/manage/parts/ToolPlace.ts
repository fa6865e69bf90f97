import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/** A tool where a template puts it: as far from the window's edges as everything else. The built-in layout gives its own distances. */
export const ToolPlace = styled.div`
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  &[data-part$='filter'] {
    flex: 1 1 7em;
  }
  &[role] {
    flex-grow: 2;
    padding-inline-end: 0;
    /* Both texts whole. */
    @media (max-width: 560px) {
      flex-grow: 1.25;
    }
  }
`
