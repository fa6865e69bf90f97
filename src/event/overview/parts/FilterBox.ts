import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/** A field above the list that narrows it, with its way out. */
export const FilterBox = styled.div`
  display: grid;
  flex: none;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${cssVar('space-2')};
  /* Its way out stands below that of the window. */
  padding-block: ${cssVar('space-1')} ${cssVar('space-2')};
  padding-inline: ${cssVar('space-4')} ${cssVar('space-2')};
`
