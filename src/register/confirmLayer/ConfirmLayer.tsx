import { CircleCheck } from 'lucide-react'
import { Button } from '../../kit/control/Button'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { LayerFrame } from '../layer/LayerFrame'
import { LayerResult } from '../layer/LayerResult'
import { LayerWords } from '../layer/LayerWords'
import { leavePage, type PageExit } from '../layer/leavePage'
import { TellingForm } from '../layer/TellingForm'
import { AppLink } from './AppLink'
import { confirmLabels } from './confirmLabels'

/** Says that a registration is confirmed, and leads on (portal-accounts 2.2). */
export function ConfirmLayer({ close }: WindowProps<object, never>) {
  const { runtime, templates } = useShell()
  const t = useLabels<(typeof confirmLabels)[number]>()
  const config = runtime.readConfig()
  const leave = (exit: PageExit) => {
    close()
    leavePage(config, exit, 'register.confirm: registration confirmed')
  }
  const { appUrl } = config.register ?? {}
  const slots = {
    text: <LayerWords icon={CircleCheck} headline={t('register_layer_confirmed')} text={t('register_layer_confirmed_text')} />,
    open_app: appUrl && <AppLink href={appUrl}>{t('register_layer_open_app')}</AppLink>,
    my_voucher: <Button onClick={() => leave('#my-voucher')}>{t('register_layer_my_voucher')}</Button>,
    my_profile: <Button onClick={() => leave('#my-profile')}>{t('register_layer_my_profile')}</Button>,
    success: (
      <Button type="submit" variant="primary" autoFocus>
        {t('register_layer_continue')}
      </Button>
    ),
  }
  return (
    <LayerFrame>
      <TellingForm onSubmit={() => leave('withoutQuery')}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['success']}
          renderLayout={({ text, ...acts }) => (
            <LayerResult label={t('register_layer_confirmed')} words={text}>
              {acts.open_app}
              {acts.my_voucher}
              {acts.my_profile}
              {acts.success}
            </LayerResult>
          )}
        />
      </TellingForm>
    </LayerFrame>
  )
}

ConfirmLayer.labels = confirmLabels
