import styled from 'styled-components'

/** Several states of a part side by side. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
  & + & {
    margin-block-start: 16px;
  }
`
