import { ExternalLink } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../../kit/control/Icon'
import { VisuallyHidden } from '../../kit/control/LiveRegion'
import { cssVar } from '../../kit/theme/tokens'
import { pageBase, webAddress } from '../../lib/webAddress'

interface NewTabLinkProps {
  readonly href: string
  /** Announced after the link's text: the link opens in a new tab. */
  readonly newTabText: string
  readonly children: ReactNode
}

const Link = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${cssVar('space-1')};
  min-height: 24px;
  overflow-wrap: anywhere;
  @media (pointer: coarse) {
    min-height: ${cssVar('size-control')};
  }
`

/** A link that opens in a new tab. Shows only its text if the address is not a web address. */
export function NewTabLink({ href, newTabText, children }: NewTabLinkProps) {
  const address = webAddress(href, pageBase())
  if (address === undefined) return children
  return (
    <Link href={address} target="_blank" rel="noopener">
      {children}
      <Icon of={ExternalLink} size={14} />
      <VisuallyHidden> ({newTabText})</VisuallyHidden>
    </Link>
  )
}
