import { useState } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useForm } from '../../kit/form/useForm'
import { useSentForm } from '../../shell/useSentRequest'
import { filled } from '../../kit/rule/valueRules'
import { layerEmail } from '../../kit/rule/emailRules'
import { layerPassword } from '../../kit/rule/passwordRules'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'
import type { LayerResponse } from '../layer/sendLayerCall'
import { leavePage, type PageExit } from '../layer/leavePage'
import { checkAccount, createNewAccount, loginAccount } from '../layer/registerLoginWire'
import { useFailureText } from '../layer/useFailureText'
import type { LoginLabel } from './loginLabels'
import { type LoginStepName, type LoginTab, stepAfterCheck } from './loginModel'
import type { LoginOptions } from './LoginLayer'
import { usePasswordMail } from './usePasswordMail'

/** Error label of each field. */
const ERROR_LABELS: Readonly<Record<string, LoginLabel>> = {
  account: 'register_layer_account_missing',
  barcode: 'register_layer_account_missing',
  password: 'register_layer_password_missing',
  new_account: 'register_layer_email_wrong',
  new_password: 'register_layer_password_not_strong',
  email: 'register_layer_old_account',
  firstname: 'register_layer_firstname_missing',
  surname: 'register_layer_surname_missing',
}
const NAME = { isRequired: true, rules: [filled] }

interface LoginStep {
  readonly name: LoginStepName
  /** The account that was checked. */
  readonly account: string
  /** Response of the portal about the account. */
  readonly answer: Pick<LayerResponse, 'data' | 'message'>
}

/**
 * Controller of the register/login layer: the forms of its steps, and the step after each one (portal-accounts
 * 2.2, 4).
 */
export function useLogin(
  { tab: firstTab, account: given = '', hasCallback = false }: LoginOptions,
  close: (isLoggedIn?: true) => void,
) {
  const { runtime } = useShell()
  const t = useLabels<LoginLabel>()
  const failureText = useFailureText()
  const [config] = useState(runtime.readConfig)
  const [tab, setTab] = useState<LoginTab>(firstTab === 2 ? 'mail' : 'account')
  const [step, setStep] = useState<LoginStep>({
    name: 'account',
    account: '',
    answer: { data: { headline: '', text: '' }, message: '' },
  })
  const { account } = step
  const mail = usePasswordMail(config)

  const errorText = (name: string) => t(ERROR_LABELS[name]!, layerPassword('')?.markers)
  /**
   * Makes a call. `follow` handles the response, and returns false for a refusal. `refuse` shows the text of a refusal
   * at a field. Resolves to true if no response arrives.
   */
  const runAction = async (
    call: () => Promise<LayerResponse>,
    follow: (answer: LayerResponse) => boolean,
    refuse: (text: string) => void,
  ) => {
    try {
      const answer = await call()
      if (follow(answer)) return false
      refuse(answer.message || t('register_layer_error'))
      announce(answer.message || t('register_layer_error'))
    } catch (error) {
      const text = await failureText(error)
      if (text === true) return true
      if (text) refuse(text)
      if (text) announce(text)
    }
    return false
  }
  const show = (next: LoginStepName, checked: string, answer: LoginStep['answer']) => {
    mail.forget()
    setStep({ name: next, account: checked, answer })
  }
  const check = (typed: string, refuse: (text: string) => void) => {
    const checked = typed.trim()
    const follow = (answer: LayerResponse) => {
      const next = stepAfterCheck(answer, checked)
      if (next === 'newAccount') newAccountForm.setValue('new_account', checked)
      if (next) show(next, checked, answer)
      return next !== undefined
    }
    return runAction(() => checkAccount(config, checked), follow, refuse)
  }
  const succeed = (next: LoginStepName, of: string) => (answer: LayerResponse) => {
    if (answer.success === true) show(next, of, answer)
    return answer.success === true
  }

  const accountForm = useSentForm({
    plan: { account: { isRequired: true, rules: [filled] } },
    initial: { account: given },
    errorText,
    onSubmit: values => check(values.account, text => accountForm.refuse('account', text)),
  })
  const barcodeForm = useSentForm({
    plan: { barcode: { isRequired: true, rules: [filled] } },
    initial: { barcode: '' },
    errorText,
    onSubmit: ({ barcode }) => check(barcode, text => barcodeForm.refuse('barcode', text)),
  })
  const passwordForm = useSentForm({
    plan: { password: { isRequired: true } },
    initial: { password: '' },
    errorText,
    onSubmit: ({ password }) =>
      runAction(
        () => loginAccount(config, account, password),
        succeed('loggedIn', account),
        text => passwordForm.refuse('password', text),
      ),
  })
  const newAccountForm = useSentForm({
    plan: {
      new_account: { isRequired: true, rules: [layerEmail] },
      new_password: { isRequired: true, rules: [layerPassword] },
      firstname: NAME,
      surname: NAME,
    },
    initial: { new_account: '', new_password: '', firstname: '', surname: '' },
    errorText,
    onSubmit: ({ new_account, new_password, firstname, surname }) =>
      runAction(
        () => createNewAccount(config, { account: new_account.trim(), password: new_password, firstname, surname }),
        succeed('registered', new_account),
        text => newAccountForm.refuse('new_account', text),
      ),
  })
  const mailForm = useForm({
    plan: { email: { isRequired: true, rules: [layerEmail] } },
    initial: { email: '' },
    errorText,
    onSubmit: ({ email }) => mail.send(email),
  })
  const { new_password, firstname, surname } = newAccountForm.values
  const typed: Readonly<Partial<Record<LoginStepName, string>>> = {
    account: `${accountForm.values.account === given ? '' : accountForm.values.account}${barcodeForm.values.barcode}`,
    password: passwordForm.values.password,
    newAccount: `${new_password}${firstname}${surname}`,
  }
  const isMailUnsent = step.name !== 'loggedIn' && !mail.outcome?.isSent && mailForm.values.email !== ''
  useLeaveQuestion((typed[step.name] ?? '') !== '' || isMailUnsent)

  const leave = (exit: PageExit, reason: string, isLoggedIn?: true) => {
    close(isLoggedIn)
    leavePage(config, exit, reason)
  }
  // If the person closes the layer after the login, the login still counts.
  useGuardClose(() => {
    close(true)
    return Promise.resolve(false)
  }, step.name === 'loggedIn')

  return {
    tab,
    openTab(next: LoginTab) {
      mail.forget()
      setTab(next)
    },
    step,
    hasCallback,
    mail,
    forms: {
      account: accountForm,
      barcode: barcodeForm,
      password: passwordForm,
      newAccount: newAccountForm,
      mail: mailForm,
    },
    /** Action of the main button after a login. */
    finishLogin() {
      if (hasCallback) close(true)
      else leave('withoutQuery', 'register.login: logged in', true)
    },
    /** Action of the profile and voucher buttons. The page loads again, so the caller's callback does not run. */
    leaveTo: (exit: '#my-profile' | '#my-voucher') =>
      leave(exit, 'register.login: logged in', hasCallback ? undefined : true),
    finishRegistration: () => leave('#stream', 'register.login: registered'),
  }
}
