import { CircleCheck } from 'lucide'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, buttonStyle, type ButtonVariant } from '../../kit/control/Button'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import { LayerChrome, LayerResult, LayerWords, MessageForm } from '../layer/LayerChrome'
import { leavePage, type PageExit } from '../layer/leavePage'

/** Every label of the layer after a confirmed registration. */
const confirmLabels = [
  'register_layer_confirm_heading',
  'register_layer_confirmed',
  'register_layer_confirmed_text',
  'register_layer_continue',
  'register_layer_my_profile',
  'register_layer_my_voucher',
  'register_layer_open_app',
] as const

const Link = styled.a<{ $variant: ButtonVariant; $isSmall: boolean }>`
  ${buttonStyle}
  padding: 4px ${cssVar('space-4')};
  overflow-wrap: anywhere;
  text-decoration: none;
`

/** Link to the portal's app, styled as the buttons beside it. */
function AppLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} rel="noopener" $variant="secondary" $isSmall={false}>
      {children}
    </Link>
  )
}

/** Shows that a registration is confirmed, and offers the next step (portal-accounts 2.2). */
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
    text: (
      <LayerWords
        icon={CircleCheck}
        headline={t('register_layer_confirmed')}
        text={t('register_layer_confirmed_text')}
      />
    ),
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
    <LayerChrome>
      <MessageForm onSubmit={() => leave('withoutQuery')}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['success']}
          renderLayout={({ text, ...actions }) => (
            <LayerResult label={t('register_layer_confirmed')} words={text}>
              {actions.open_app}
              {actions.my_voucher}
              {actions.my_profile}
              {actions.success}
            </LayerResult>
          )}
        />
      </MessageForm>
    </LayerChrome>
  )
}

ConfirmLayer.labels = confirmLabels
