import { ArrowLeft } from 'lucide'
import { type FormEvent, useId } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { TextArea } from '../../kit/field/TextArea'
import { cssVar } from '../../kit/theme/tokens'
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
import { unsentLabels } from '../frame/useLeaveQuestion'
import { useCheckDoubletInfo } from './useCheckDoubletInfo'

/** Every label of the window checkdoubletinfo. */
const checkDoubletInfoLabels = [
  'register_checkdoubletinfo_heading',
  'register_checkdoubletinfo_text',
  'register_checkdoubletinfo_entered',
  'register_checkdoubletinfo_doublet',
  'register_checkdoubletinfo_info',
  'register_checkdoubletinfo_info_hint',
  'register_checkdoubletinfo_send',
  'register_back',
  ...unsentLabels,
] as const

/**
 * Returns the entered data as lines: name, street and number, zip and city, e-mail. Leaves out empty lines
 * (portal-accounts 2.1).
 */
export function enteredLines(entered: Readonly<Record<string, string>>): readonly string[] {
  const lines = [['firstname', 'surname'], ['street', 'nr'], ['plz', 'city'], ['email']]
  return lines
    .map(names =>
      names
        .map(name => entered[name]?.trim())
        .filter(Boolean)
        .join(' '),
    )
    .filter(line => line !== '')
}

interface LineCardProps {
  readonly heading: string
  readonly lines: readonly string[]
}

const Card = styled.div`
  min-width: 0;
  padding: ${cssVar('space-3')};
  border-radius: ${cssVar('radius')};
  background: ${cssVar('surface-sunken')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Heading = styled.h3`
  margin-block-end: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/** A person as lines under a heading. */
function LineCard({ heading, lines }: LineCardProps) {
  const id = useId()
  return (
    <Card role="group" aria-labelledby={id}>
      <Heading id={id}>{heading}</Heading>
      {lines.map((line, index) => (
        <p key={`${index} ${line}`}>{line}</p>
      ))}
    </Card>
  )
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${cssVar('space-3')};
`

/** Shows the entered data beside the chosen person, and sends the claim with an explanation (portal-accounts 2.1). */
export function CheckDoubletInfoWindow({ options }: WindowProps<FrameOptions, never>) {
  const { templates } = useShell()
  const t = useLabels<(typeof checkDoubletInfoLabels)[number]>()
  const { originalRequest, doubletLines, info_text, setInfo, running, refusal, isUnanswered, send, back } =
    useCheckDoubletInfo(options)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const slots = {
    info: <FrameText>{t('register_checkdoubletinfo_text')}</FrameText>,
    entered: <LineCard heading={t('register_checkdoubletinfo_entered')} lines={enteredLines(originalRequest)} />,
    doublet: <LineCard heading={t('register_checkdoubletinfo_doublet')} lines={doubletLines} />,
    info_text: (
      <TextArea
        label={t('register_checkdoubletinfo_info')}
        hint={t('register_checkdoubletinfo_info_hint')}
        name="info_text"
        value={info_text}
        onChange={setInfo}
      />
    ),
    error: refusal !== undefined && <ResponseNotice refusal={refusal} />,
    back: back && (
      <Button variant="quiet" icon={ArrowLeft} onClick={back}>
        {t('register_back')}
      </Button>
    ),
    send: (
      <Button type="submit" variant="primary" isBusy={running === 'send'}>
        {t('register_checkdoubletinfo_send')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm noValidate isBusy={running !== undefined} isUnanswered={isUnanswered} onSubmit={submit}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['entered', 'doublet', 'info_text', 'error', 'back', 'send']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <FrameStack>
                  {placed.error}
                  {placed.info}
                  <Beside>
                    {placed.entered}
                    {placed.doublet}
                  </Beside>
                  {placed.info_text}
                </FrameStack>
              </WindowBody>
              <WindowBar start={placed.back}>{placed.send}</WindowBar>
            </>
          )}
        />
      </WindowForm>
    </ShellChrome>
  )
}

CheckDoubletInfoWindow.labels = checkDoubletInfoLabels
