import { CircleCheck } from 'lucide'
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { WindowLayout } from '../../template/WindowLayout'
import { LayerResult, LayerWords } from '../layer/LayerChrome'
import type { LoginLabel } from './loginLabels'
import type { LoginOptions } from './LoginLayer'
import { containerOfStep, type LoginStepName } from './loginModel'
import { AccountStep, NewAccountStep, OtherAccountStep } from './parts/accountSteps'
import { BarcodeField } from './parts/BarcodeField'
import { LoginTabs } from './parts/LoginTabs'
import { PasswordMailStep, PasswordStep, UnfinishedStep } from './parts/passwordSteps'
import { useLogin } from './useLogin'
import { useOtherAccount } from './useOtherAccount'

/** The slots of the layer, in their built-in order. The portal's templates place them by these names. */
const BUILT_IN_SLOTS = [
  'tabs',
  'container_1',
  'container_11',
  'container_12',
  'container_21',
  'container_22',
  'container_31',
  'mail',
] as const

/** Built-in layout of the layer: one step at a time below the tabs. The slot for a barcode exists only in templates. */
function LoginLayout({ slots }: { readonly slots: Readonly<Record<(typeof BUILT_IN_SLOTS)[number], ReactNode>> }) {
  return (
    <WindowBody isFilling>
      {BUILT_IN_SLOTS.map(name => (
        <Fragment key={name}>{slots[name]}</Fragment>
      ))}
    </WindowBody>
  )
}

interface LoginContainersProps {
  readonly options: LoginOptions
  close(isLoggedIn?: true): void
  /** Starts the layer again with empty fields. */
  onBack(): void
}

const Panel = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`

/** The tabs of the register/login layer. Below them is the current step, or the form of the second tab. */
export function LoginContainers({ options, close, onBack }: LoginContainersProps) {
  const { runtime, templates, ask, openWindow } = useShell()
  const t = useLabels<LoginLabel>()
  const id = useId()
  const { again } = options
  // If a session has ended, the page continues after the login. The buttons to other addresses are left out, because
  // leaving would lose the page's input.
  const isAgain = again !== undefined || options.isSessionLost !== undefined
  const isSame = useRef(true)
  const login = useLogin(options, isLoggedIn => (isSame.current ? close(isLoggedIn) : void leave()))
  const { tab, step, forms, mail } = login
  const { account, answer } = step
  const other = useOtherAccount(again, step.name === 'loggedIn' ? account : undefined)
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
  // Opens a second login layer. This layer stays below it until the account of the ended session is logged in again.
  const logInAgain = async () => {
    if (await openWindow<true>('register.login', { account: again, again, hasCallback: true })) close(true)
  }
  const headlineOf = (fallback: LoginLabel) => answer.data.headline || t(fallback)
  const loggedIn = (
    <LayerResult
      label={headlineOf('register_layer_logged_in')}
      words={
        <LayerWords icon={CircleCheck} headline={headlineOf('register_layer_logged_in')} text={answer.data.text} />
      }
    >
      {!isAgain && <Button onClick={() => login.leaveTo('#my-voucher')}>{t('register_layer_my_voucher')}</Button>}
      {!isAgain && <Button onClick={() => login.leaveTo('#my-profile')}>{t('register_layer_my_profile')}</Button>}
      <Button variant="primary" autoFocus isBusy={other.status === 'checking'} onClick={login.finishLogin}>
        {t('register_layer_continue')}
      </Button>
    </LayerResult>
  )
  const registered = (
    <LayerResult
      label={headlineOf('register_layer_created')}
      words={<LayerWords icon={CircleCheck} headline={headlineOf('register_layer_created')} text={answer.data.text} />}
    >
      <Button variant="primary" autoFocus onClick={again === undefined ? login.finishRegistration : () => close()}>
        {t('register_layer_finish')}
      </Button>
    </LayerResult>
  )
  const steps: Readonly<Record<LoginStepName, ReactNode>> = {
    account: <AccountStep form={forms.account} isSessionLost={options.isSessionLost} />,
    password: <PasswordStep form={forms.password} account={account} mail={mail} onBack={onBack} />,
    loggedIn:
      other.status === 'other' ? (
        <OtherAccountStep account={other.account} again={again!} onAgain={() => void logInAgain()} onReload={reload} />
      ) : (
        loggedIn
      ),
    newAccount: <NewAccountStep form={forms.newAccount} onBack={onBack} />,
    registered,
    unfinished: <UnfinishedStep account={account} message={answer.message} mail={mail} onBack={onBack} />,
  }
  const panel = (isShown: boolean, content: ReactNode) =>
    isShown && (
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {content}
      </Panel>
    )
  const stepPanel = (name: LoginStepName) => panel(tab === 'account' && step.name === name, steps[name])
  const slots = {
    tabs: <LoginTabs id={id} tab={tab} step={step.name} onOpen={login.openTab} />,
    barcode: tab === 'account' && step.name === 'account' && <BarcodeField form={forms.barcode} />,
    container_1: stepPanel('account'),
    container_11: stepPanel('password'),
    container_12: stepPanel('loggedIn'),
    container_21: stepPanel('newAccount'),
    container_22: stepPanel('registered'),
    container_31: stepPanel('unfinished'),
    mail: panel(tab === 'mail', <PasswordMailStep form={forms.mail} mail={mail} />),
  }
  return (
    <WindowLayout
      template={templates.content}
      slots={slots}
      required={BUILT_IN_SLOTS}
      fills={tab === 'mail' ? 'mail' : (`container_${containerOfStep[step.name]}` as const)}
      renderLayout={placed => <LoginLayout slots={placed} />}
    />
  )
}
