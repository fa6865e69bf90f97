import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { useSubmitGuard } from '../../../kit/form/useForm'
import { cssVar } from '../../../kit/theme/tokens'
import { WindowBar } from '../../../kit/window/WindowBar'
import { WindowBody } from '../../../kit/window/WindowBody'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import { WindowForm } from '../../../shell/WindowForm'
import { WindowLayout } from '../../../template/WindowLayout'
import { LayerChrome } from '../../layer/LayerChrome'
import { IntroOption } from './IntroOption'

/** The labels that the temporary intro and the basic intro share. */
export const introLabels = [
  'register_tmp_without',
  'register_tmp_with',
  'register_tmp_with_text',
  'register_tmp_next',
] as const

/** Options of the temporary intro and of the basic intro. */
export interface IntroOptions {
  /** True when 'with registration' is selected at the start. */
  readonly withRegistration?: boolean
}

interface IntroLayerProps {
  readonly options: IntroOptions
  /** Text about the choice. */
  readonly text: string
  /** Explanation of going on without registration. */
  readonly withoutText: string
  /** Reason why going on without registration is not possible. */
  readonly error?: string | undefined
  continueWithout(): Promise<void> | void
}

type Choice = 'without-registration' | 'with-registration'

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-3')};
`

/**
 * Content of the temporary intro and of the basic intro: the choice between going on with and without registration
 * (portal-accounts 2.3).
 */
export function IntroLayer({ options, text, withoutText, error, continueWithout }: IntroLayerProps) {
  const { templates, openWindow } = useShell()
  const t = useLabels<(typeof introLabels)[number]>()
  const [choice, setChoice] = useState<Choice | undefined>(options.withRegistration ? 'with-registration' : undefined)
  const { isBusy, run } = useSubmitGuard()
  const goOn = () =>
    choice === 'without-registration'
      ? run(continueWithout)
      : run(async () => void (await openWindow('register.login', {})))
  const option = (slotName: Choice, title: string, explanation: string): ReactNode => (
    <IntroOption
      {...{ slotName, title, explanation }}
      isPicked={choice === slotName}
      onPick={() => setChoice(slotName)}
      autoFocus={slotName === (choice ?? 'without-registration')}
    />
  )
  const slots = {
    text: <p>{text}</p>,
    'without-registration': option('without-registration', t('register_tmp_without'), withoutText),
    'with-registration': option('with-registration', t('register_tmp_with'), t('register_tmp_with_text')),
    error: choice === 'without-registration' && error !== undefined && <Notice tone="error">{error}</Notice>,
    next: (
      <Button type="submit" variant="primary" disabled={choice === undefined} isBusy={isBusy}>
        {t('register_tmp_next')}
      </Button>
    ),
  }
  return (
    <LayerChrome>
      <WindowForm
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void goOn()
        }}
      >
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['without-registration', 'with-registration', 'error', 'next']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <Stack>
                  {placed.text}
                  {placed['without-registration']}
                  {placed['with-registration']}
                  {placed.error}
                </Stack>
              </WindowBody>
              <WindowBar>{placed.next}</WindowBar>
            </>
          )}
        />
      </WindowForm>
    </LayerChrome>
  )
}
