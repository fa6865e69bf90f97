import styled from 'styled-components'
import { tableStyle } from './tableStyle'

/** The table itself; the looks of all its parts stand here: a styled part per cell would cost time on every frame of a fling. */
export const Table = styled.div`
  ${tableStyle}
`
