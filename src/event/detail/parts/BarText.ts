import styled from 'styled-components'

/** The text of a button beside its sign; on a phone, where the bar would take three lines with it, it is only read out. */
export const BarText = styled.span`
  @media (max-width: 519.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
