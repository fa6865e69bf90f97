import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialCheckbox } from '../../kit/credential/CredentialCheckbox'
import { CredentialField } from '../../kit/credential/CredentialField'
import { CredentialAnchor } from '../../kit/credential/CredentialForm'
import { CredentialNotice } from '../../kit/credential/CredentialNotice'
import { CredentialPasswordField } from '../../kit/credential/CredentialPasswordField'
import { focusedElement } from '../../kit/window/keyboard'
import { AccountForm } from '../account/AccountForm'
import { useLabels } from '../../labels/useLabels'
import type { WindowProps } from '../../shell/WindowTable'
import { quietWhileEmpty } from '../account/credentialFields'
import { CredentialInfo, CredentialLayout, FrameRefusal } from '../account/CredentialLayout'
import type { FrameOptions } from '../frame/FrameOptions'
import { usePasswordTexts, useStrengthTexts } from '../layer/usePasswordTexts'
import { type UserPassLabel, userPassLabels } from './userPassLabels'
import { useUserPass } from './useUserPass'

/** Actions of the window userpass. A button whose action changes stays the same element, so that it keeps the focus. */
function UserPassBar({ controller }: { readonly controller: ReturnType<typeof useUserPass> }) {
  const { mode, running, isReminderOffered, isLostActive, press, remind } = controller
  const t = useLabels<UserPassLabel>()
  const main: UserPassLabel = isReminderOffered
    ? 'register_userpass_reminder'
    : mode === 'new'
      ? 'register_userpass_register'
      : 'register_userpass_login'
  return (
    <>
      {mode === 'existing' && !isReminderOffered && (
        <CredentialButton
          variant="quiet"
          isBusy={running === 'lost' || running === 'reminder'}
          onClick={() => void (isLostActive ? remind() : press(true))}
        >
          {t(isLostActive ? 'register_userpass_password_lost' : 'register_userpass_password_lost_inactive')}
        </CredentialButton>
      )}
      <CredentialButton
        variant="primary"
        type="submit"
        isBusy={running === 'submit' || (isReminderOffered && running === 'reminder')}
      >
        {t(main)}
      </CredentialButton>
    </>
  )
}

interface UserPassFormProps {
  readonly controller: ReturnType<typeof useUserPass>
}

/** Fields of the window userpass: account and password, or account and a new password. */
function UserPassForm({ controller }: UserPassFormProps) {
  const {
    mode,
    accountStatus,
    movesOn,
    refusal,
    isReminderOffered,
    isPrefilled,
    field,
    formProps: { isBusy, isUnanswered },
    accountField,
    settleAccount,
    press,
    remind,
  } = controller
  const t = useLabels<UserPassLabel>()
  const texts = usePasswordTexts()
  const strength = useStrengthTexts()
  const password = useRef<{ focus(): void }>(null)
  const isFirst = useRef(true)
  // Focuses the password if a change of the mode removed the focused field, or if a button was pressed and the mode is
  // 'new'.
  useLayoutEffect(() => {
    const isLost = [null, document.body].includes(focusedElement())
    if (!isFirst.current && (isLost || (mode === 'new' && movesOn))) password.current?.focus()
    isFirst.current = false
  }, [mode, movesOn])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (isReminderOffered ? remind() : press(false))
  }
  const inPlace = <Binding extends { ref: (control: { focus(): void } | null) => void }>(
    binding: Binding,
  ): Binding => ({
    ...binding,
    ref(control) {
      password.current = control
      binding.ref(control)
    },
  })
  return (
    <AccountForm
      noValidate
      {...{ isBusy, isUnanswered }}
      onSubmit={submit}
      bar={<UserPassBar controller={controller} />}
    >
      {refusal !== undefined && <FrameRefusal refusal={refusal} />}
      {accountStatus === 'unchecked' && !isUnanswered && (
        <CredentialNotice
          tone="warning"
          action={<CredentialButton onClick={() => void settleAccount()}>{t('ui_retry')}</CredentialButton>}
        >
          {t('register_userpass_unchecked')}
        </CredentialNotice>
      )}
      <CredentialField
        {...accountField}
        name="account"
        label={t('register_userpass_account')}
        autoComplete="username"
        autoFocus={!isPrefilled}
      />
      {mode === 'new' ? (
        <>
          {/* Not shown. Mounted together with the new passwords, because password managers read both at the same time. */}
          <CredentialAnchor username={accountField.value} />
          <CredentialPasswordField
            key="new"
            {...inPlace(field('new_password'))}
            name="new_password"
            label={t('register_userpass_new_password')}
            hint={t('register_password_rule')}
            autoComplete="new-password"
            {...{ texts, strength }}
          />
          <CredentialPasswordField
            {...field('new_password_confirm')}
            name="new_password_confirm"
            label={t('register_userpass_new_password_confirm')}
            autoComplete="new-password"
            texts={texts}
          />
        </>
      ) : (
        <>
          <CredentialPasswordField
            key="existing"
            {...inPlace(quietWhileEmpty(field('passwd')))}
            name="passwd"
            label={t('register_userpass_passwd')}
            autoComplete="current-password"
            autoFocus={isPrefilled}
            texts={texts}
          />
          <CredentialCheckbox
            {...field('stay_logged_in')}
            name="stay_logged_in"
            label={t('register_userpass_stay_logged_in')}
          />
        </>
      )}
    </AccountForm>
  )
}

/** Logs in, or creates an account (portal-accounts 2.1). */
export function UserPassWindow({ options }: WindowProps<FrameOptions, never>) {
  const t = useLabels<UserPassLabel>()
  const controller = useUserPass(options)
  return (
    <CredentialLayout
      info={
        <CredentialInfo>
          {t(controller.mode === 'new' ? 'register_userpass_new_text' : 'register_userpass_text')}
        </CredentialInfo>
      }
      form={<UserPassForm controller={controller} />}
    />
  )
}

UserPassWindow.labels = userPassLabels
