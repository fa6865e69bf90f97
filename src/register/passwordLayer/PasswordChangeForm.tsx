import type { ReactNode } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { CredentialButton } from '../../kit/credential/CredentialButton'
import { CredentialCheckbox } from '../../kit/credential/CredentialCheckbox'
import { CredentialField } from '../../kit/credential/CredentialField'
import { useControlState } from '../../kit/credential/useControlState'
import { credentialStyles, applyStyle } from '../../kit/credential/applyStyle'
import { cssVar } from '../../kit/theme/tokens'
import { RichLabel } from '../../labels/RichLabel'
import { AccountForm } from '../account/AccountForm'
import { useLabels } from '../../labels/useLabels'
import { pageBase, webAddress } from '../../lib/webAddress'
import { useSlotData } from '../../template/useSlotData'
import { NewPasswordField } from '../layer/NewPasswordField'
import type { LayerResponse } from '../layer/sendLayerCall'
import type { PasswordChangeLabel } from './passwordChangeLabels'
import { usePasswordChange } from './usePasswordChange'

interface TermsLinkProps {
  readonly href?: string
  /** True for a link inside a sentence. */
  readonly isInline?: boolean
  readonly children?: ReactNode
}

/** Link to the terms of use. Opens in a new tab, so that the credential form stays. */
function TermsLink({ href = '', isInline = false, children }: TermsLinkProps) {
  const { state, watch } = useControlState()
  const style = {
    ...(!isInline && {
      ...credentialStyles.hint,
      display: 'inline-flex',
      'align-items': 'center',
      // High enough for a finger.
      ...(state.isCoarse && { 'min-height': cssVar('size-control') }),
      'margin-inline-start': '28px',
      'padding-block': cssVar('space-1'),
    }),
    color: cssVar('accent-text'),
    'text-decoration': 'underline',
    cursor: 'pointer',
    ...(state.isFocusVisible && {
      outline: `2px solid ${cssVar('accent')}`,
      'outline-offset': '2px',
      'border-radius': cssVar('radius-small'),
    }),
  }
  return (
    <a ref={applyStyle(style)} href={webAddress(href, pageBase())} target="_blank" rel="noopener" {...watch}>
      {children}
    </a>
  )
}

const strong = applyStyle({ 'font-weight': cssVar('weight-strong') })
const emphasis = applyStyle({ 'font-style': 'italic' })
/** Tags of a rich label in a credential form, where no style sheet applies. */
const LABEL_TAGS = {
  a: <TermsLink isInline />,
  b: <b ref={strong} />,
  strong: <strong ref={strong} />,
  i: <i ref={emphasis} />,
  em: <em ref={emphasis} />,
  br: <br />,
}

interface PasswordChangeFormProps {
  config: ResolvedConfig
  onChanged: (words: LayerResponse['data']) => void
}

/** Form for a new password. The account comes from the portal's template, else from the page, else from the person. */
export function PasswordChangeForm({ config, onChanged }: PasswordChangeFormProps) {
  const t = useLabels<PasswordChangeLabel>()
  const known = useSlotData('form').attributes.get('account') || config.auth.account || ''
  const { field, formProps, isBusy, isAccepted } = usePasswordChange({ config, known, onChanged })
  const bar = (
    <CredentialButton type="submit" variant="primary" isBusy={isBusy} disabled={!isAccepted}>
      {t('register_layer_change_password')}
    </CredentialButton>
  )
  return (
    <AccountForm {...formProps} bar={bar}>
      <CredentialField
        {...field('account')}
        name="account"
        label={t('register_layer_account')}
        autoComplete="username"
        isReadOnly={known !== ''}
        isRequired={known === ''}
        autoFocus={known === ''}
      />
      <NewPasswordField name="password" binding={field('password')} autoFocus={known !== ''} />
      <div ref={applyStyle({ display: 'block' })}>
        <CredentialCheckbox
          {...field('term_of_use_state')}
          name="term_of_use_state"
          label={<RichLabel of="register_layer_terms" tags={LABEL_TAGS} />}
          isSwitch
        />
        <TermsLink href={config.register?.termsUrl ?? '/terms'}>{t('register_layer_terms_link')}</TermsLink>
      </div>
    </AccountForm>
  )
}
