import type { ReactNode } from 'react'
import styled from 'styled-components'
import { CredentialNotice } from '../../kit/credential/CredentialNotice'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBody } from '../../kit/window/WindowBody'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import { useResponseText } from '../frame/ResponseNotice'
import { FrameText } from '../frame/FrameText'

const Place = styled.div`
  padding: ${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-3')};
`

/** Text above a credential form of the registration frame. */
export function CredentialInfo({ children }: { children: ReactNode }) {
  return (
    <Place>
      <FrameText>{children}</FrameText>
    </Place>
  )
}

interface CredentialLayoutProps {
  readonly info: ReactNode
  /** A whole CredentialForm. */
  readonly form: ReactNode
  /** Replaces the window's own heading. */
  readonly title?: string
}

/** Layout of a registration window that asks for a password: a text above a form. */
export function CredentialLayout({ info, form, title }: CredentialLayoutProps) {
  const { templates } = useShell()
  return (
    <ShellChrome {...(title !== undefined && { title })}>
      <WindowLayout
        template={templates.content}
        slots={{ info, form }}
        required={['form']}
        fills="form"
        renderLayout={placed => (
          <WindowBody isFilling>
            {placed.info}
            {placed.form}
          </WindowBody>
        )}
      />
    </ShellChrome>
  )
}

interface FrameRefusalProps {
  /** Error of the response: a label, or a text. */
  readonly refusal: string
}

/** Shows the error of a response among the fields of a credential form. */
export function FrameRefusal({ refusal }: FrameRefusalProps) {
  const text = useResponseText(refusal)
  return text && <CredentialNotice tone="error">{text}</CredentialNotice>
}
