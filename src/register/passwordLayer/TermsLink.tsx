import type { ReactNode } from 'react'
import { credentialLooks, wearLook } from '../../kit/credential/wearLook'
import { useControlState } from '../../kit/credential/useControlState'
import { cssVar } from '../../kit/theme/tokens'
import { pageBase, webAddress } from '../../lib/webAddress'

/** A link inside a credential form to the terms of use, in a tab of its own: the form stays. */
export function TermsLink({ href, children }: { href: string; children: ReactNode }) {
  const { state, watch } = useControlState()
  const look = {
    ...credentialLooks.hint,
    display: 'inline-flex',
    'align-items': 'center',
    // In line with the words that it belongs to, and high enough for a finger.
    ...(state.isCoarse && { 'min-height': cssVar('size-control') }),
    'margin-inline-start': '28px',
    'padding-block': cssVar('space-1'),
    color: cssVar('accent-text'),
    'text-decoration': 'underline',
    cursor: 'pointer',
    ...(state.isFocusVisible && { outline: `2px solid ${cssVar('accent')}`, 'outline-offset': '2px', 'border-radius': cssVar('radius-small') }),
  }
  return (
    <a ref={wearLook(look)} href={webAddress(href, pageBase())} target="_blank" rel="noopener" {...watch}>
      {children}
    </a>
  )
}
