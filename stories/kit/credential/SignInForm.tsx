import { LogIn } from 'lucide'
import { CredentialButton } from '../../../src/kit/credential/CredentialButton'
import { CredentialCheckbox } from '../../../src/kit/credential/CredentialCheckbox'
import { CredentialField } from '../../../src/kit/credential/CredentialField'
import { CredentialForm } from '../../../src/kit/credential/CredentialForm'
import { CredentialPasswordField } from '../../../src/kit/credential/CredentialPasswordField'
import type { FormPlan } from '../../../src/kit/form/formModel'
import { useForm } from '../../../src/kit/form/useForm'
import { accountName } from '../../../src/kit/rule/emailRules'
import { framePassword } from '../../../src/kit/rule/passwordRules'
import type { RuleError } from '../../../src/kit/rule/Rule'
import { passwordTexts } from './passwordTexts'
import { strengthTexts } from './strengthTexts'

/** Values of `SignInForm`. */
export interface SignInValues {
  account: string
  password: string
  staysLoggedIn: boolean
}

interface SignInFormProps {
  initial?: Partial<SignInValues>
  /** True when a person chooses a new password. */
  isNew?: boolean
  isDisabled?: boolean
  onSubmit: (values: SignInValues) => Promise<void> | void
}

const plan: FormPlan<SignInValues> = {
  account: { isRequired: true, rules: [accountName], placeholder: 'name@haus.de' },
  password: { isRequired: true, rules: [framePassword] },
  staysLoggedIn: {},
}
const ERRORS: Partial<Record<RuleError['rule'], string>> = {
  nonempty: 'Bitte ausfüllen.',
  account: 'Das ist kein Benutzername und keine E-Mail-Adresse.',
  passwordStrength: 'Das Passwort braucht 8 Zeichen, davon einen Buchstaben, eine Ziffer und ein Sonderzeichen.',
}

/** Renders a log-in form with the kit's credential fields and buttons. */
export function SignInForm({ initial, isNew = false, isDisabled = false, onSubmit }: SignInFormProps) {
  const form = useForm<SignInValues>({
    plan,
    initial: { account: '', password: '', staysLoggedIn: false, ...initial },
    errorText: (_name, { rule }) => ERRORS[rule] ?? rule,
    onSubmit,
  })
  return (
    <CredentialForm
      {...form.formProps}
      bar={
        <>
          <CredentialButton variant="quiet" disabled={isDisabled} onClick={() => form.setValue('account', '')}>
            Leeren
          </CredentialButton>
          <CredentialButton variant="primary" type="submit" icon={LogIn} disabled={isDisabled} isBusy={form.isBusy}>
            Anmelden
          </CredentialButton>
        </>
      }
    >
      <CredentialField
        label="E-Mail oder Benutzername"
        hint="Beides führt zu Ihrem Konto."
        name="account"
        autoComplete="username"
        disabled={isDisabled}
        autoFocus
        {...form.field('account')}
      />
      <CredentialPasswordField
        label="Passwort"
        name="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        texts={passwordTexts}
        {...(isNew && { strength: strengthTexts })}
        disabled={isDisabled}
        {...form.field('password')}
      />
      <CredentialCheckbox
        label="Angemeldet bleiben"
        name="stay_logged_in"
        disabled={isDisabled}
        {...form.field('staysLoggedIn')}
      />
    </CredentialForm>
  )
}
