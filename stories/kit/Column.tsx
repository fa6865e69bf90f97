import styled from 'styled-components'

/** Several states of a part below each other, in the width of a form. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  max-width: 420px;
`
