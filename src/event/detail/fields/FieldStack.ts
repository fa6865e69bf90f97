import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/cssVar'

/** The fields of a tab, one below the other. */
export const FieldStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  align-items: start;
`
