import { ArrowLeft } from 'lucide-react'
import type { FormEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { TextArea } from '../../kit/field/TextArea'
import { cssVar } from '../../kit/theme/tokens'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { AnswerNotice } from '../frame/AnswerNotice'
import { FrameStack } from '../frame/FrameStack'
import { FrameText } from '../frame/FrameText'
import type { FrameOptions } from '../frame/FrameOptions'
import { checkDoubletInfoLabels } from './checkDoubletInfoLabels'
import { enteredLines } from './enteredLines'
import { LineCard } from './parts/LineCard'
import { useCheckDoubletInfo } from './useCheckDoubletInfo'

const Beside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${cssVar('space-3')};
`

/** Shows what was entered beside the chosen person, and sends the claim with a word about it (portal-accounts 2.1). */
export function CheckDoubletInfoWindow({ options }: WindowProps<FrameOptions, never>) {
  const { templates } = useShell()
  const t = useLabels<(typeof checkDoubletInfoLabels)[number]>()
  const { originalRequest, doubletLines, info_text, setInfo, running, refusal, send, back } = useCheckDoubletInfo(options)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const slots = {
    info: <FrameText>{t('register_checkdoubletinfo_text')}</FrameText>,
    entered: <LineCard heading={t('register_checkdoubletinfo_entered')} lines={enteredLines(originalRequest)} />,
    doublet: <LineCard heading={t('register_checkdoubletinfo_doublet')} lines={doubletLines} />,
    info_text: <TextArea label={t('register_checkdoubletinfo_info')} hint={t('register_checkdoubletinfo_info_hint')} name="info_text" value={info_text} onChange={setInfo} />,
    error: refusal !== undefined && <AnswerNotice {...{ refusal, options }} />,
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
    <ShellFrame>
      <WindowForm noValidate onSubmit={submit}>
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
    </ShellFrame>
  )
}

CheckDoubletInfoWindow.labels = checkDoubletInfoLabels
