import { css } from 'styled-components'
import { cssVar } from '../theme/cssVar'
import { buttonColors } from './buttonColors'
import type { ButtonVariant } from './ButtonVariant'

/** The look that buttons and icon buttons share. */
export const buttonLook = css<{ $variant: ButtonVariant; $isSmall: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${cssVar('space-2')};
  min-height: ${({ $isSmall }) => cssVar($isSmall ? 'size-control-small' : 'size-control')};
  border: 1px solid transparent;
  border-radius: ${cssVar('radius')};
  background: ${({ $variant }) => buttonColors[$variant].ground};
  color: ${({ $variant }) => buttonColors[$variant].text};
  font-weight: 500;
  line-height: ${cssVar('line-tight')};
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ $variant }) => buttonColors[$variant].hover};
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    transform: translateY(0.5px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`
