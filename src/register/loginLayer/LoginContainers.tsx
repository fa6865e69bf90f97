import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import { LayerResult, LayerWords } from '../layer/LayerChrome'
import type { LoginLabel } from './loginLabels'
import type { LoginOptions } from './LoginLayer'
import type { LoginContainer } from './loginModel'
import { AccountStep, NewAccountStep, OtherAccountStep } from './parts/accountSteps'
import { BarcodeField } from './parts/BarcodeField'
import { LoginTabs } from './parts/LoginTabs'
import { PasswordMailStep, PasswordStep, UnfinishedStep } from './parts/passwordSteps'
import { useLogin } from './useLogin'
import { useOtherAccount } from './useOtherAccount'

interface LoginLayoutProps {
  readonly slots: Readonly<
    Record<
      | 'tabs'
      | 'container_1'
      | 'container_11'
      | 'container_12'
      | 'container_21'
      | 'container_22'
      | 'container_31'
      | 'mail',
      ReactNode
    >
  >
}

/** The built-in place of the register/login layer's parts: one container at a time below the tabs. A barcode has its place in templates only. */
function LoginLayout({ slots }: LoginLayoutProps) {
  return (
    <WindowBody isFilling>
      {slots.tabs}
      {slots.container_1}
      {slots.container_11}
      {slots.container_12}
      {slots.container_21}
      {slots.container_22}
      {slots.container_31}
      {slots.mail}
    </WindowBody>
  )
}

interface LoginContainersProps {
  readonly options: LoginOptions
  close(isLoggedIn?: true): void
  /** Begins anew. */
  onBack(): void
}

const Panel = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`

/** The register/login layer's tabs and the container of tab 1 that one is in. */
export function LoginContainers({ options, close, onBack }: LoginContainersProps) {
  const { runtime, templates, ask, openWindow } = useShell()
  const t = useLabels<LoginLabel>()
  const id = useId()
  const { again } = options
  const isSame = useRef(true)
  const login = useLogin(options, isLoggedIn => (isSame.current ? close(isLoggedIn) : void leave()))
  const { tab, container, account, answer, forms, mail } = login
  const other = useOtherAccount(again, container === 12 ? account : undefined)
  const leave = async () => {
    if (other.status === 'checking') return
    const wantsReload = await ask({
      heading: t('register_layer_reload_question'),
      text: t('register_layer_reload_text'),
      okText: t('register_layer_reload'),
      isDangerous: true,
      isCancelFirst: true,
    })
    if (wantsReload) reload()
  }
  const reload = () => runtime.readConfig().reload('register.login: logged in as somebody else')
  useEffect(() => {
    isSame.current = other.status === 'same'
  })
  // On top of this one, which stays until the page is its person's again.
  const logInAgain = async () => {
    if (await openWindow<true>('register.login', { account: again, again, hasCallback: true })) close(true)
  }
  const panel = (isShown: boolean, content: () => ReactNode) =>
    isShown && (
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {content()}
      </Panel>
    )
  const place = (each: LoginContainer, content: () => ReactNode) => panel(tab === 1 && container === each, content)
  const headlineOf = (fallback: LoginLabel) => answer.data.headline || t(fallback)
  const slots = {
    tabs: <LoginTabs id={id} tab={tab} container={container} onOpen={login.openTab} />,
    barcode: tab === 1 && container === 1 && <BarcodeField form={forms.barcode} />,
    container_1: place(1, () => <AccountStep form={forms.account} isSessionLost={options.isSessionLost} />),
    container_11: place(11, () => <PasswordStep form={forms.password} account={account} mail={mail} onBack={onBack} />),
    container_12: place(12, () =>
      other.status === 'other' ? (
        <OtherAccountStep account={other.account} again={again!} onAgain={() => void logInAgain()} onReload={reload} />
      ) : (
        <LayerResult
          label={headlineOf('register_layer_logged_in')}
          words={
            <LayerWords icon={CircleCheck} headline={headlineOf('register_layer_logged_in')} text={answer.data.text} />
          }
        >
          {!login.hasCallback && (
            <Button onClick={() => login.leaveTo('#my-voucher')}>{t('register_layer_my_voucher')}</Button>
          )}
          {!login.hasCallback && (
            <Button onClick={() => login.leaveTo('#my-profile')}>{t('register_layer_my_profile')}</Button>
          )}
          <Button variant="primary" autoFocus isBusy={other.status === 'checking'} onClick={login.finishLogin}>
            {t('register_layer_continue')}
          </Button>
        </LayerResult>
      ),
    ),
    container_21: place(21, () => <NewAccountStep form={forms.newAccount} onBack={onBack} />),
    container_22: place(22, () => (
      <LayerResult
        label={headlineOf('register_layer_created')}
        words={
          <LayerWords icon={CircleCheck} headline={headlineOf('register_layer_created')} text={answer.data.text} />
        }
      >
        <Button variant="primary" autoFocus onClick={again === undefined ? login.finishRegistration : () => close()}>
          {t('register_layer_finish')}
        </Button>
      </LayerResult>
    )),
    container_31: place(31, () => (
      <UnfinishedStep account={account} message={answer.message} mail={mail} onBack={onBack} />
    )),
    mail: panel(tab === 2, () => <PasswordMailStep form={forms.mail} mail={mail} />),
  }
  const fills = tab === 2 ? 'mail' : (`container_${container}` as const)
  return (
    <WindowLayout
      template={templates.content}
      slots={slots}
      required={[
        'tabs',
        'container_1',
        'container_11',
        'container_12',
        'container_21',
        'container_22',
        'container_31',
        'mail',
      ]}
      fills={fills}
      renderLayout={placed => <LoginLayout slots={placed} />}
    />
  )
}
