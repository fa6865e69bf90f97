import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { useId, useState, type ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { Icon } from '../control/Icon'
import { IconButton } from '../control/IconButton'
import { cssVar } from '../theme/tokens'
import { FieldBox, type FieldProps, inputStyle } from './FieldBox'
import { PasswordStrength } from './PasswordStrength'
import type { PasswordTexts, StrengthTexts } from './passwordTexts'
import { useCapsLock } from './useCapsLock'

interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'value' | 'onChange' | 'required'> {
  value: string
  onChange: (value: string) => void
  texts: PasswordTexts
  /** Shows the strength meter with these words. */
  strength?: StrengthTexts
}

const Place = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
`
const Input = styled.input`
  ${inputStyle}
  padding-inline-end: calc(${cssVar('size-control')} + 4px);
  &::-ms-reveal {
    display: none;
  }
`
const Toggle = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 1px;
  display: grid;
  align-items: center;
`
const CapsLock = styled.p`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-1')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('warning-text')};
  /* Always there, so that a screen reader hears the text come; while empty it takes no room. */
  &:empty {
    position: absolute;
  }
`

/** A secret line of text that a person can look at. Give it the `autoComplete` that password managers need. */
export function PasswordField({
  label,
  isLabelHidden,
  hint,
  error,
  isRequired,
  value,
  onChange,
  texts,
  strength,
  onKeyDown,
  onKeyUp,
  onBlur,
  ...rest
}: PasswordFieldProps) {
  const meterId = useId()
  const [isShown, setIsShown] = useState(false)
  const { isCapsLock, watch, forget } = useCapsLock()
  return (
    <FieldBox {...{ label, isLabelHidden, hint, error, isRequired }}>
      {control => (
        <>
          <Place>
            <Input
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              {...rest}
              {...control}
              type={isShown ? 'text' : 'password'}
              aria-describedby={
                [control['aria-describedby'], strength && value !== '' && meterId].filter(Boolean).join(' ') ||
                undefined
              }
              value={value}
              onChange={event => onChange(event.currentTarget.value)}
              onKeyDown={event => {
                watch(event)
                onKeyDown?.(event)
              }}
              onKeyUp={event => {
                watch(event)
                onKeyUp?.(event)
              }}
              onBlur={event => {
                forget()
                onBlur?.(event)
              }}
            />
            <Toggle>
              <IconButton
                label={isShown ? texts.hide : texts.show}
                icon={isShown ? EyeOff : Eye}
                size="small"
                disabled={rest.disabled}
                onClick={() => setIsShown(!isShown)}
              />
            </Toggle>
          </Place>
          <CapsLock role="status">
            {isCapsLock && (
              <>
                <Icon of={ArrowBigUpDash} size={16} />
                {texts.capsLock}
              </>
            )}
          </CapsLock>
          {strength && <PasswordStrength id={meterId} password={value} texts={strength} />}
        </>
      )}
    </FieldBox>
  )
}
