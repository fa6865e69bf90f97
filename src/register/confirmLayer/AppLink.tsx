import type { ReactNode } from 'react'
import styled from 'styled-components'
import { buttonLook, type ButtonVariant } from '../../kit/control/Button'
import { cssVar } from '../../kit/theme/tokens'

const Link = styled.a<{ $variant: ButtonVariant; $isSmall: boolean }>`
  ${buttonLook}
  padding: 4px ${cssVar('space-4')};
  overflow-wrap: anywhere;
  text-decoration: none;
`

/** A link to the portal's app that looks as the buttons beside it. */
export function AppLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} rel="noopener" $variant="secondary" $isSmall={false}>
      {children}
    </Link>
  )
}
