import type { ReactNode } from 'react'
import { WindowBody } from '../../kit/window/WindowBody'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'

interface CredentialLayoutProps {
  readonly info: ReactNode
  /** A whole CredentialForm. */
  readonly form: ReactNode
  /** Instead of the window's own heading. */
  readonly title?: string
}

/** The frame and the two parts of a window of the registration frame that asks for a password. */
export function CredentialLayout({ info, form, title }: CredentialLayoutProps) {
  const { templates } = useShell()
  return (
    <ShellFrame {...(title !== undefined && { title })}>
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
    </ShellFrame>
  )
}
