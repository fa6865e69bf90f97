import { ArrowBigUpDash, Eye, EyeOff } from 'lucide'
import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../control/Icon'
import { joinIds } from '../field/describeField'
import { applyStyle, credentialStyles } from './applyStyle'
import { CredentialSignButton } from './CredentialButton'
import { CredentialBox, type CredentialFieldProps } from './CredentialField'
import { CredentialInput } from './CredentialInput'
import { CredentialStrength, type StrengthTexts } from './CredentialStrength'
import { Sealed } from './Sealed'
import { useCredentialId } from './useCredential'

/** Texts of a password field besides its label. */
export interface PasswordTexts {
  /** The name of the button while the password is hidden. */
  show: string
  /** The name of the button while the password is visible. */
  hide: string
  /** Shown while the caps lock key is on. */
  capsLock: string
}

interface CredentialPasswordFieldProps extends CredentialFieldProps {
  texts: PasswordTexts
  /** Texts of the strength meter. Without them, there is no meter. */
  strength?: StrengthTexts
}

/** A password input in a credential form, with a button that makes the password visible. */
export function CredentialPasswordField({ texts, strength, ...field }: CredentialPasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const { isCapsLock, watch, forget } = useCapsLock()
  const { name, label, hint, error, isRequired, value, disabled, describedBy } = field
  const id = useCredentialId(name)
  const meterId = `${id}-strength`
  return (
    <CredentialBox
      {...{ id, label, hint, error, isRequired }}
      describedBy={joinIds(strength && value !== '' && meterId, describedBy)}
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

/**
 * Tracks the caps lock key by the keys that are pressed in a field. `isCapsLock` is false before the first key. `watch`
 * reads a key press, and `forget` resets the state.
 */
function useCapsLock() {
  const [isCapsLock, setIsCapsLock] = useState(false)
  return {
    isCapsLock,
    watch: (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock')),
    forget: () => setIsCapsLock(false),
  }
}
