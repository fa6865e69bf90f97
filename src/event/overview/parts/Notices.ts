import styled from 'styled-components'
import { cssVar } from '../../../kit/theme/tokens'

/** The place of what a person should know before looking at the list. */
export const Notices = styled.div`
  display: grid;
  flex: none;
  gap: ${cssVar('space-2')};
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-2')};
`
