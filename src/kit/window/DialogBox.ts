import styled, { css, keyframes } from 'styled-components'
import { cssVar } from '../theme/cssVar'
import type { WindowSize } from './WindowSize'

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`
const fade = keyframes`from { opacity: 0; }`

const byContent = css<{ $size: WindowSize }>`
  width: ${({ $size }) => $size.width}px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - 32px - var(--foyer-keyboard, 0px));
`

const fixed = css<{ $size: WindowSize }>`
  width: ${({ $size }) => $size.width}px;
  height: ${({ $size }) => $size.height}px;
  max-width: 100vw;
  max-height: calc(100dvh - var(--foyer-keyboard, 0px));
  &[data-fullscreen] {
    width: 98vw;
    height: calc(100dvh - 2vw);
  }
  ${({ $size }) => $size.isFitted && `height: fit-content; min-height: 220px; max-height: ${$size.height}px;`}
  @media (max-width: ${({ $size }) => $size.width - 1}px), (max-height: ${({ $size }) => ($size.height ?? 0) - 1}px) {
    &,
    &[data-fullscreen] {
      width: 100vw;
      height: calc(100dvh - var(--foyer-keyboard, 0px));
      max-height: none;
      border-radius: 0;
    }
  }
`

/** The dialog element and its backdrop. */
export const DialogBox = styled.dialog<{ $size: WindowSize }>`
  /* It stays above a phone's keyboard. */
  inset-block-end: var(--foyer-keyboard, 0px);
  margin: auto;
  padding: 0;
  border: 0;
  overflow: clip;
  border-radius: ${cssVar('radius-window')};
  background: ${cssVar('surface')};
  color: ${cssVar('text')};
  box-shadow: ${cssVar('shadow-window')};
  overscroll-behavior: contain;
  &[open] {
    display: flex;
    flex-direction: column;
    animation: ${rise} ${cssVar('motion-slow')} ${cssVar('ease')};
  }
  &:focus-visible {
    outline: none;
  }
  &::backdrop {
    /* Older browsers do not hand custom properties to the backdrop. */
    background: var(--foyer-backdrop, rgb(0 0 0 / 0.25));
    animation: ${fade} var(--foyer-motion-slow, 0s) ease-out;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
  /* As low as with everything four times as large: the window scrolls, or its content would have no height left. */
  @media (max-height: 399px) {
    overflow: auto;
  }
  ${({ $size }) => ($size.height === undefined ? byContent : fixed)}
`
