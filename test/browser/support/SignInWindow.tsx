import { WindowBody } from '../../../src/kit/window/WindowBody'
import { ShellChrome } from '../../../src/shell/ShellChrome'
import { SignInForm, type SignInValues } from '../../../stories/kit/credential/SignInForm'

declare const sent: SignInValues[]

/** Renders a window of the real shell with a credential form. */
export function SignInWindow() {
  return (
    <ShellChrome>
      <WindowBody isFilling>
        <SignInForm
          isNew={new URLSearchParams(location.search).get('purpose') !== 'login'}
          onSubmit={values => void sent.push(values)}
        />
      </WindowBody>
    </ShellChrome>
  )
}

SignInWindow.labels = ['ui_language_heading'] as const
