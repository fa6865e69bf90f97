import { useLabels } from '../../labels/useLabels'
import type { WindowProps } from '../../shell/WindowTable'
import { CredentialInfo } from '../account/CredentialInfo'
import { CredentialLayout } from '../account/CredentialLayout'
import type { FrameOptions } from '../frame/FrameOptions'
import { UserPassForm } from './UserPassForm'
import type { UserPassLabel } from './UserPassLabel'
import { userPassLabels } from './userPassLabels'
import { useUserPass } from './useUserPass'

/** Logs in, or makes an account (portal-accounts 2.1). */
export function UserPassWindow({ options }: WindowProps<FrameOptions, never>) {
  const t = useLabels<UserPassLabel>()
  const controller = useUserPass(options)
  return (
    <CredentialLayout
      info={<CredentialInfo>{t(controller.mode === 'new' ? 'register_userpass_new_text' : 'register_userpass_text')}</CredentialInfo>}
      form={<UserPassForm {...{ options, controller }} />}
    />
  )
}

UserPassWindow.labels = userPassLabels
