import { CircleCheck } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/control/Button'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import type { LayerResponse } from '../layer/sendLayerCall'
import { LayerChrome, LayerResult, LayerWords } from '../layer/LayerChrome'
import { leavePage, type PageExit } from '../layer/leavePage'
import { PasswordChangeForm } from './PasswordChangeForm'
import { type PasswordChangeLabel, passwordChangeLabels } from './passwordChangeLabels'

/** Changes the password after the terms of use are accepted (portal-accounts 2.2). */
export function PasswordChangeLayer({ close }: WindowProps<object, never>) {
  const { runtime, templates } = useShell()
  const t = useLabels<PasswordChangeLabel>()
  const [config] = useState(runtime.readConfig)
  const [changed, setChanged] = useState<LayerResponse['data']>()
  const leave = (exit: PageExit) => () => {
    close()
    leavePage(config, exit, 'register.passwordChange: the password is changed')
  }
  const slots = {
    form: !changed && <PasswordChangeForm config={config} onChanged={setChanged} />,
    container_202: changed && (
      <LayerResult
        label={t('register_layer_changed')}
        words={
          <LayerWords
            icon={CircleCheck}
            headline={changed.headline || t('register_layer_changed')}
            text={changed.text}
          />
        }
      >
        <Button onClick={leave('#my-profile')}>{t('register_layer_my_profile')}</Button>
        <Button variant="primary" autoFocus onClick={leave('home')}>
          {t('register_layer_continue')}
        </Button>
      </LayerResult>
    ),
  }
  return (
    <LayerChrome>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={['form', 'container_202']}
        fills={changed ? 'container_202' : 'form'}
        renderLayout={placed => (
          <WindowBody isFilling>
            {placed.form}
            {placed.container_202}
          </WindowBody>
        )}
      />
    </LayerChrome>
  )
}

PasswordChangeLayer.labels = passwordChangeLabels
