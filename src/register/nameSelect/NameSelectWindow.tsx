import { useMemo, useState } from 'react'
import { Button } from '../../kit/control/Button'
import { RadioGroup } from '../../kit/field/RadioGroup'
import { useSentForm } from '../../shell/useSentRequest'
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
import { checkMail } from '../person/personWire'
import { personText, readCandidates } from '../person/readCandidates'

/** Every label of the window nameselect. */
const nameSelectLabels = [
  'register_nameselect_heading',
  'register_nameselect_text',
  'register_nameselect_persons',
  'register_someone_else',
  'register_nameselect_missing',
  'register_continue',
] as const

/** Value of the option 'someone else', beside the persons' ids. */
const SOMEONE_ELSE = 'someone-else'

/**
 * Lists the registered persons who may be the visitor. The visitor chooses an entry, or 'someone else'
 * (portal-accounts 2.1).
 */
export function NameSelectWindow({ options }: WindowProps<FrameOptions, never>) {
  const { runtime, templates } = useShell()
  const t = useLabels<(typeof nameSelectLabels)[number]>()
  const [config] = useState(runtime.readConfig)
  const candidates = useMemo(() => readCandidates(options.data, runtime.reportError), [options.data, runtime])
  const { runAction, running, refusal } = useFrameAction<'choose'>(options)
  const form = useSentForm({
    plan: { person: { isRequired: true } },
    initial: { person: '' },
    errorText: () => t('register_nameselect_missing'),
    onSubmit: ({ person }) =>
      runAction(
        'choose',
        () => (person === SOMEONE_ELSE ? Promise.resolve({ next: 'nameaddress' }) : checkMail(config, person)),
        { isForm: true },
      ),
  })
  const slots = {
    info: <FrameText>{t('register_nameselect_text')}</FrameText>,
    list: (
      <RadioGroup
        {...form.field('person')}
        label={t('register_nameselect_persons')}
        options={[
          ...candidates.map(candidate => ({ value: candidate.id, label: personText(candidate) })),
          { value: SOMEONE_ELSE, label: t('register_someone_else') },
        ]}
      />
    ),
    error: refusal !== undefined && <ResponseNotice refusal={refusal} />,
    send: (
      <Button type="submit" variant="primary" isBusy={running !== undefined}>
        {t('register_continue')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm {...form.formProps}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['list', 'error', 'send']}
          renderLayout={placed => (
            <>
              <WindowBody>
                <FrameStack>
                  {placed.error}
                  {placed.info}
                  {placed.list}
                </FrameStack>
              </WindowBody>
              <WindowBar>{placed.send}</WindowBar>
            </>
          )}
        />
      </WindowForm>
    </ShellChrome>
  )
}

NameSelectWindow.labels = nameSelectLabels
