import { Info } from 'lucide'
import { useEffect } from 'react'
import styled, { css } from 'styled-components'
import { Button } from '../../kit/control/Button'
import { Icon } from '../../kit/control/Icon'
import { announce } from '../../kit/control/LiveRegion'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useFilledText } from '../../labels/useFilledText'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { useResponseText } from '../frame/ResponseNotice'
import type { FrameOptions } from '../frame/FrameOptions'
import { FrameStack, FrameText } from '../frame/FrameText'
import { NewTabLink } from '../frame/NewTabLink'
import { useMessage } from './useMessage'

/** Every label of the message window. Labels of the portal's own messages load when a response names them. */
const messageLabels = ['register_message_heading', 'register_new_tab', 'registerframe_message_fail'] as const

const MOST_SHORT_SIGNS = 240

const Box = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`
/** A short message is centred, like the words of a layer; a long one starts at the top. */
const Words = styled(FrameStack)<{ $isShort: boolean }>`
  ${({ $isShort }) =>
    $isShort &&
    css`
      min-height: 100%;
      align-content: center;
      justify-items: center;
      text-align: center;
      & > p {
        max-width: 52ch;
        text-wrap: balance;
      }
      & > svg {
        color: ${cssVar('text-soft')};
      }
    `}
`
const Title = styled.h3`
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** Shows a result: a title, a message, an optional link, and OK (portal-accounts 2.1). */
export function MessageWindow({ options, close }: WindowProps<FrameOptions, never>) {
  const { templates } = useShell()
  const t = useLabels<(typeof messageLabels)[number]>()
  const { box, leave } = useMessage(options, close)
  const title = useResponseText(options.title)
  const message = useResponseText(options.message, messageLabels)
  const okText = useResponseText(options.button_ok_text, ['ok'])
  const { link } = options
  const fill = useFilledText()
  const isHere =
    (options.title === undefined || title !== undefined) && (options.message === undefined || message !== undefined)
  const isShort = (message ?? '').length <= MOST_SHORT_SIGNS
  const spoken = isHere ? [title, message].filter(Boolean).join(' ') : ''
  // Announce the message, because the focus is on the OK button, and a screen reader might read only the button.
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken])
  const slots = {
    title: title && <Title>{title}</Title>,
    message: message && <FrameText>{message}</FrameText>,
    link: link && (
      <NewTabLink href={link.href} newTabText={t('register_new_tab')}>
        {fill(link.text)}
      </NewTabLink>
    ),
    ok: (
      <Button variant="primary" autoFocus onClick={leave}>
        {okText || t('ok')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <Box ref={box}>
        {isHere ? (
          <WindowForm noValidate onSubmit={event => event.preventDefault()}>
            <WindowLayout
              template={templates.content}
              slots={slots}
              required={['message', 'ok']}
              renderLayout={placed => (
                <>
                  <WindowBody textLabel={t('register_message_heading')}>
                    <Words $isShort={isShort}>
                      {isShort && <Icon of={Info} size={40} />}
                      {placed.title}
                      {placed.message}
                      {placed.link && <div>{placed.link}</div>}
                    </Words>
                  </WindowBody>
                  <WindowBar>{placed.ok}</WindowBar>
                </>
              )}
            />
          </WindowForm>
        ) : (
          <WindowSkeleton kind="lines" label={t('ui_loading')} />
        )}
      </Box>
    </ShellChrome>
  )
}

MessageWindow.labels = messageLabels
