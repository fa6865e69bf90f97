import { css } from 'styled-components'
import { cssVar } from '../theme/cssVar'
import type { ButtonVariant } from './ButtonVariant'

const variants = {
  primary: { ground: cssVar('accent'), hover: cssVar('accent-hover'), text: cssVar('on-accent') },
  secondary: { ground: cssVar('control'), hover: cssVar('control-hover'), text: cssVar('text') },
  quiet: { ground: 'transparent', hover: cssVar('surface-hover'), text: cssVar('text') },
  danger: { ground: cssVar('danger'), hover: cssVar('danger-hover'), text: cssVar('on-danger') },
} as const

/** The look that buttons and icon buttons share. */
export const buttonLook = css<{ $variant: ButtonVariant; $isSmall: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${cssVar('space-2')};
  min-height: ${({ $isSmall }) => cssVar($isSmall ? 'size-control-small' : 'size-control')};
  border: 1px solid transparent;
  border-radius: ${cssVar('radius')};
  background: ${({ $variant }) => variants[$variant].ground};
  color: ${({ $variant }) => variants[$variant].text};
  font-weight: 500;
  line-height: ${cssVar('line-tight')};
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${cssVar('motion-fast')} ${cssVar('ease')};
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${({ $variant }) => variants[$variant].hover};
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
