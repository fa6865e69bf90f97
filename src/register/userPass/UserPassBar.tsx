import { CredentialButton } from '../../kit/credential/CredentialButton'
import { useLabels } from '../../labels/useLabels'
import type { UserPassLabel } from './UserPassLabel'
import type { useUserPass } from './useUserPass'

/** The acts of the window userpass. A button that changes its act stays the same element, and keeps the focus. */
export function UserPassBar({ controller }: { readonly controller: ReturnType<typeof useUserPass> }) {
  const { mode, running, isReminderOffered, isLostActive, press, remind } = controller
  const t = useLabels<UserPassLabel>()
  const main: UserPassLabel = isReminderOffered ? 'register_userpass_reminder' : mode === 'new' ? 'register_userpass_register' : 'register_userpass_login'
  return (
    <>
      {mode === 'existing' && !isReminderOffered && (
        <CredentialButton variant="quiet" isBusy={running === 'lost' || running === 'reminder'} onClick={() => void (isLostActive ? remind() : press(true))}>
          {t(isLostActive ? 'register_userpass_password_lost' : 'register_userpass_password_lost_inactive')}
        </CredentialButton>
      )}
      <CredentialButton variant="primary" type="submit" isBusy={running === 'submit' || (isReminderOffered && running === 'reminder')}>
        {t(main)}
      </CredentialButton>
    </>
  )
}
