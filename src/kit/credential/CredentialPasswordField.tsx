import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../control/Icon'
import type { PasswordTexts, StrengthTexts } from '../field/passwordTexts'
import { useCapsLock } from '../field/useCapsLock'
import { type CredentialFieldProps, CredentialBox } from './CredentialField'
import { CredentialInput } from './CredentialInput'
import { credentialStyles, applyStyle } from './applyStyle'
import { CredentialSignButton } from './CredentialButton'
import { CredentialStrength } from './CredentialStrength'
import { Sealed } from './Sealed'
import { useCredential } from './useCredential'

interface CredentialPasswordFieldProps extends CredentialFieldProps {
  texts: PasswordTexts
  /** Shows the strength meter with these words. */
  strength?: StrengthTexts
}

/** A secret line of text in a credential form that a person can look at. Looks as the kit's PasswordField. */
export function CredentialPasswordField({ texts, strength, ...field }: CredentialPasswordFieldProps) {
  const { formId } = useCredential()
  const [isShown, setIsShown] = useState(false)
  const { isCapsLock, watch, forget } = useCapsLock()
  const { name, label, hint, error, isRequired, value, disabled, describedBy } = field
  const id = `${formId}-${name}`
  const meterId = `${id}-strength`
  return (
    <CredentialBox
      {...{ id, label, hint, error, isRequired }}
      describedBy={[strength && value !== '' && meterId, describedBy].filter(Boolean).join(' ')}
    >
      {control => (
        <>
          <div ref={applyStyle(credentialStyles.place)}>
            <CredentialInput
              {...{ field, control }}
              type={isShown ? 'text' : 'password'}
              hasButton
              onKey={watch}
              onLeave={forget}
            />
            <div ref={applyStyle(credentialStyles.toggle)}>
              <CredentialSignButton
                label={isShown ? texts.hide : texts.show}
                icon={isShown ? EyeOff : Eye}
                disabled={disabled}
                onClick={() => setIsShown(!isShown)}
              />
            </div>
          </div>
          <div ref={applyStyle(isCapsLock ? credentialStyles.capsLock : credentialStyles.silent)} role="status">
            {isCapsLock && (
              <>
                <Sealed>
                  <Icon of={ArrowBigUpDash} size={16} />
                </Sealed>
                {texts.capsLock}
              </>
            )}
          </div>
          {strength && <CredentialStrength id={meterId} password={value} texts={strength} />}
        </>
      )}
    </CredentialBox>
  )
}
