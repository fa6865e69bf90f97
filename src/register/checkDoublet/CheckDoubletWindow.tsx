import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
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
import { doubletLinks } from './parts/DoubletDetails'
import { DoubletEntry } from './parts/DoubletEntry'
import { useCheckDoublet } from './useCheckDoublet'

/** Every label of the window checkdoublet. */
const checkDoubletLabels = [
  'register_checkdoublet_heading',
  'register_checkdoublet_text',
  'register_checkdoublet_none',
  'register_checkdoublet_list',
  'register_checkdoublet_take',
  'register_checkdoublet_details',
  'register_checkdoublet_film6',
  'register_checkdoublet_film5',
  'register_checkdoublet_user',
  'register_checkdoublet_anyway',
  'register_someone_else',
  'register_new_tab',
] as const

/** A label of the window checkdoublet. */
export type CheckDoubletLabel = (typeof checkDoubletLabels)[number]

const Entries = styled.ul`
  display: grid;
  gap: ${cssVar('space-2')};
  list-style: none;
`

/**
 * Lists known persons who are very probably the person registering. The person can claim one of these entries
 * (portal-accounts 2.1).
 */
export function CheckDoubletWindow({ options }: WindowProps<FrameOptions, never>) {
  const { templates } = useShell()
  const t = useLabels<CheckDoubletLabel>()
  const { config, candidates, running, refusal, take, someoneElse, registerAnyway } = useCheckDoublet(options)
  const slots = {
    info: (
      <FrameText>{t(candidates.length > 0 ? 'register_checkdoublet_text' : 'register_checkdoublet_none')}</FrameText>
    ),
    list: candidates.length > 0 && (
      <Entries aria-label={t('register_checkdoublet_list')}>
        {candidates.map(candidate => (
          <DoubletEntry
            key={candidate.id}
            candidate={candidate}
            links={doubletLinks(candidate, config)}
            onTake={() => take(candidate)}
          />
        ))}
      </Entries>
    ),
    error: refusal !== undefined && <ResponseNotice refusal={refusal} />,
    someone_else: <Button onClick={someoneElse}>{t('register_someone_else')}</Button>,
    insert_anyway: (
      <Button isBusy={running === 'anyway'} onClick={registerAnyway}>
        {t('register_checkdoublet_anyway')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm noValidate onSubmit={event => event.preventDefault()}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['list', 'error', 'someone_else', 'insert_anyway']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <FrameStack>
                  {placed.error}
                  {placed.info}
                  {placed.list}
                </FrameStack>
              </WindowBody>
              <WindowBar>
                {placed.someone_else}
                {placed.insert_anyway}
              </WindowBar>
            </>
          )}
        />
      </WindowForm>
    </ShellChrome>
  )
}

CheckDoubletWindow.labels = checkDoubletLabels
