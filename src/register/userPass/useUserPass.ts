import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { announce } from '../../kit/control/LiveRegion'
import { useSentForm } from '../../shell/useSentRequest'
import { accountName } from '../../kit/rule/emailRules'
import { isBlank } from '../../kit/rule/valueRules'
import { useLabels } from '../../labels/useLabels'
import { useGuardClose } from '../../shell/useCloseGuard'
import { useShell } from '../../shell/useShell'
import { createAccount, sendReminder, tryLogin } from '../account/accountWire'
import { knownMail } from '../account/credentialFields'
import type { FrameResponse, FrameOptions } from '../frame/FrameOptions'
import { useFrameAction } from '../frame/useFrameAction'
import { useLeaveQuestion } from '../frame/useLeaveQuestion'
import { errorLabel, type UserPassLabel } from './userPassLabels'
import { useAccountStatus } from './useAccountStatus'
import { errorOf, modeOf, planUserPass, type AccountStatus, type UserPassValues } from './userPassModel'

const EMPTY: UserPassValues = {
  account: '',
  passwd: '',
  new_password: '',
  new_password_confirm: '',
  stay_logged_in: false,
}

/** Controller of the window userpass: logs in, or creates an account if there is none yet (portal-accounts 4). */
export function useUserPass(options: FrameOptions) {
  const { runtime } = useShell()
  const t = useLabels<UserPassLabel>()
  const [config] = useState(runtime.readConfig)
  const { accountStatus, findStatus, forget, learn } = useAccountStatus(config)
  const { runAction, running, refusal } = useFrameAction<'submit' | 'lost' | 'reminder'>(options)
  const [isReminderOffered, setReminderOffered] = useState(false)
  // The button is 'Password lost (inactive)' until the account is known to exist. If the check of the account fails, a
  // press of this button attempts a login (portal-accounts 4). `login` is the response. The person stays logged in,
  // also if a later call fails.
  const [login, setLogin] = useState<FrameResponse>()
  // True while the account of that login is in the field.
  const [hasLoggedIn, setLoggedIn] = useState(false)
  // True after a press of 'log in', 'register' or 'password lost', until the account field gets the focus.
  const [movesOn, setMovesOn] = useState(false)
  const isLost = useRef(false)
  const mode = modeOf(accountStatus)
  const example = t('register_userpass_account_example')
  const [initial] = useState(() => ({
    ...EMPTY,
    account: options.account || options.replace_text?.['account'] || knownMail(options),
  }))

  const mark = (answer: FrameResponse): FrameResponse => {
    const error = errorOf(answer.next === undefined ? answer.error : undefined, mode)
    if (error.isAccountKnown) learn(form.readValues().account, 'exists')
    setReminderOffered(error.isReminderOffered)
    for (const name of error.fields) form.refuse(name, t('register_userpass_check'))
    return answer
  }
  const form = useSentForm<UserPassValues>({
    plan: planUserPass(mode, example),
    initial,
    errorText: (name, { rule }) => t(errorLabel(name, rule)),
    onSubmit({ account: username, passwd, new_password, stay_logged_in: stays }) {
      const wantsOnlyLogin = isLost.current
      const send = async () => {
        const answer = mark(
          await (mode === 'new'
            ? createAccount(config, { username, passwd: new_password }, options)
            : tryLogin(config, { username, passwd, stays }, options)),
        )
        if (!wantsOnlyLogin || answer.error !== undefined) return answer
        setLogin(answer)
        setLoggedIn(true)
        return undefined
      }
      return runAction(wantsOnlyLogin ? 'lost' : 'submit', send, { isForm: !wantsOnlyLogin })
    },
  })

  /** Trims the account, and checks it on the portal if the text can be an account. Returns the account's state. */
  const settleAccount = async (): Promise<AccountStatus> => {
    const account = form.readValues().account.trim()
    if (account !== form.readValues().account) form.setValue('account', account)
    if (isBlank(account, { placeholder: example }) || accountName(account)) return mode === 'new' ? 'free' : 'unknown'
    const found = await findStatus(account)
    if (found === 'refused') {
      form.refuse('account', t('registerframe_error_account'))
      announce(t('registerframe_error_account'))
    }
    if (found === 'free' && mode !== 'new') announce(t('register_userpass_new_text'))
    return found
  }
  /**
   * Checks the account, and sends the call of the mode. Does not send the call if the text can't be an account, or if
   * the check changes the mode. After a change, the person must first fill in the fields of the new mode.
   * @param wantsOnlyLogin true for 'Password lost (inactive)': after the login, the window stays open
   */
  const press = async (wantsOnlyLogin: boolean) => {
    isLost.current = wantsOnlyLogin
    setMovesOn(true)
    const found = await settleAccount()
    // If the check found an existing account, 'Password lost' sends the reminder.
    if (wantsOnlyLogin && found === 'exists') await remind()
    else if (found !== 'refused' && modeOf(found) === mode) await form.submit()
  }
  const remind = () =>
    runAction('reminder', async () => {
      const answer = mark(await sendReminder(config, form.readValues().account.trim()))
      // After a login, the message window reloads the page at its close, because the page does not know the session
      // yet.
      return login && answer.redirect === undefined ? { ...answer, redirect: true } : answer
    })
  /**
   * Follows the response to the login when the person leaves the window. Without a next window, the page loads again.
   */
  const followLogin = async (answer: FrameResponse) => {
    if (answer.next === undefined) {
      config.reload('register.userpass: logged in')
      return true
    }
    await runAction('submit', () => Promise.resolve(answer))
    return false
  }

  // Check an initial account at once, as if the person had left its field.
  const settleFirst = useEffectEvent(() => initial.account !== '' && void settleAccount())
  useEffect(() => {
    settleFirst()
  }, [])
  const { account: typed, passwd, new_password, new_password_confirm } = form.values
  useLeaveQuestion(!login && (typed !== initial.account || `${passwd}${new_password}${new_password_confirm}` !== ''))
  useGuardClose(() => (login ? followLogin(login) : Promise.resolve(true)), login !== undefined)

  /** Binds a field. A change hides the offers made for the previous value. */
  const field = <Name extends keyof UserPassValues>(name: Name) => {
    const binding = form.field(name)
    const onChange = (value: UserPassValues[Name]) => {
      setReminderOffered(false)
      if (name === 'account') setLoggedIn(false)
      binding.onChange(value)
    }
    return { ...binding, onChange }
  }
  const account = field('account')
  const accountField = {
    ...account,
    onFocus() {
      forget()
      setMovesOn(false)
      account.onFocus()
    },
    onBlur() {
      account.onBlur()
      void settleAccount()
    },
  }
  return {
    mode,
    accountStatus,
    movesOn,
    running,
    refusal,
    isReminderOffered,
    isLostActive: hasLoggedIn || accountStatus === 'exists',
    isPrefilled: initial.account !== '',
    field,
    formProps: form.formProps,
    accountField,
    settleAccount,
    press,
    remind,
  }
}
