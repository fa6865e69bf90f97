import type { ReactNode } from 'react'
import styled from 'styled-components'
import { cssVar } from '../../kit/theme/tokens'
import { FrameText } from '../frame/FrameText'

const Place = styled.div`
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-3')};
`

/** What stands above a credential form of the frame. */
export function CredentialInfo({ children }: { children: ReactNode }) {
  return (
    <Place>
      <FrameText>{children}</FrameText>
    </Place>
  )
}
