import { useState } from 'react'
import { Button } from '../../kit/control/Button'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { ResponseNotice } from '../frame/ResponseNotice'
import type { FrameOptions } from '../frame/FrameOptions'
import { FrameStack, FrameText } from '../frame/FrameText'
import { useFrameAction } from '../frame/useFrameAction'
import { requestMailToAccount, requestMailToProvider } from './verifyMailWire'

/** Every label of the window verifymail. */
const verifyMailLabels = [
  'register_verifymail_heading',
  'register_verifymail_registered_text',
  'register_verifymail_provider_text',
  'register_verifymail_registered',
  'register_verifymail_provider',
] as const

/** Problem that is reported to the provider if the page names none (portal-accounts 9). */
const DEFAULT_PROBLEM = 'password'

/**
 * Offers two ways to regain access to an account: a mail to the registered address, or a mail to the provider
 * (portal-accounts 2.1).
 */
export function VerifyMailWindow({ options }: WindowProps<FrameOptions, never>) {
  const { runtime, templates } = useShell()
  const t = useLabels<(typeof verifyMailLabels)[number]>()
  const [config] = useState(runtime.readConfig)
  const { runAction, running, refusal } = useFrameAction<'provider' | 'registered'>(options)
  const { problem = DEFAULT_PROBLEM, disable_registered: isRegisteredHidden = false } = options
  const slots = {
    info: (
      <FrameText>
        {isRegisteredHidden ? t('register_verifymail_provider_text') : t('register_verifymail_registered_text')}
      </FrameText>
    ),
    error: refusal !== undefined && <ResponseNotice refusal={refusal} />,
    send_provider: (
      <Button
        variant={isRegisteredHidden ? 'primary' : 'secondary'}
        isBusy={running === 'provider'}
        onClick={() => void runAction('provider', () => requestMailToProvider(config, problem))}
      >
        {t('register_verifymail_provider')}
      </Button>
    ),
    send_registered: !isRegisteredHidden && (
      <Button
        variant="primary"
        isBusy={running === 'registered'}
        onClick={() => void runAction('registered', () => requestMailToAccount(config))}
      >
        {t('register_verifymail_registered')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm noValidate onSubmit={event => event.preventDefault()}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['error', 'send_registered', 'send_provider']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <FrameStack>
                  {placed.error}
                  {placed.info}
                </FrameStack>
              </WindowBody>
              <WindowBar>
                {placed.send_provider}
                {placed.send_registered}
              </WindowBar>
            </>
          )}
        />
      </WindowForm>
    </ShellChrome>
  )
}

VerifyMailWindow.labels = verifyMailLabels
