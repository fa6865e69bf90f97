import type { KeyboardEvent } from 'react'
import type { FieldControlProps } from '../field/FieldBox'
import { cssVar } from '../theme/tokens'
import type { CredentialFieldProps } from './CredentialField'
import { type ControlState, useControlState } from './useControlState'
import { useDomValue } from './useDomValue'
import { type InlineStyle, applyStyle } from './applyStyle'

interface InputState extends ControlState {
  readonly isInvalid: boolean
  readonly isDisabled: boolean
  /** True when the value shows but can't be changed. */
  readonly isReadOnly: boolean
  /** True when a button covers the end of the input, which then gets a wider padding. */
  readonly hasButton: boolean
}

/**
 * Returns the style of a text input in a state. The style equals that of the kit's other inputs. A read-only input has
 * the background of a disabled one.
 */
function credentialInputStyle({
  isHovered,
  isFocusVisible,
  isInvalid,
  isDisabled,
  isReadOnly,
  isCoarse,
  hasButton,
}: InputState): InlineStyle {
  const isFixed = isDisabled || isReadOnly
  const edge = isInvalid ? 'danger-text' : isHovered && !isFixed ? 'text-soft' : 'border-strong'
  return {
    display: 'inline-block',
    width: '100%',
    'min-width': '0',
    'min-height': cssVar('size-control'),
    padding: `4px ${cssVar('space-3')}`,
    ...(hasButton && { 'padding-inline-end': `calc(${cssVar('size-control')} + 4px)` }),
    border: `1px solid ${cssVar(edge)}`,
    'border-radius': cssVar('radius'),
    background: cssVar(isFixed ? 'surface-sunken' : 'surface'),
    color: cssVar('text'),
    cursor: isDisabled ? 'default' : 'text',
    'user-select': 'text',
    transition: `border-color ${cssVar('motion-fast')} ${cssVar('ease')}`,
    ...(isFocusVisible && {
      outline: `2px solid ${cssVar(isInvalid ? 'danger-text' : 'accent')}`,
      'outline-offset': '-1px',
    }),
    // If the font is smaller than 16 px, phones zoom into the page when the field gets the focus.
    ...(isCoarse && { 'font-size': '16px' }),
  }
}

interface CredentialInputProps {
  field: CredentialFieldProps
  /** The attributes that connect the input with its label, hint and error. */
  control: FieldControlProps
  type: 'text' | 'email' | 'password'
  /** True when a button covers the end of the input. */
  hasButton?: boolean
  onKey?: (event: KeyboardEvent) => void
  onLeave?: () => void
}

/**
 * The native text input of a credential form. The DOM holds its value. A value that a script sets without an event is
 * read at the latest when the form is sent.
 */
export function CredentialInput({ field, control, type, hasButton = false, onKey, onLeave }: CredentialInputProps) {
  const {
    value,
    onChange,
    name,
    autoComplete,
    placeholder,
    isReadOnly = false,
    disabled = false,
    autoFocus,
    onFocus,
    onBlur,
    ref,
  } = field
  const element = useDomValue({ value, onChange, property: 'value' })
  const { state, watch } = useControlState({
    onFocus,
    onBlur: () => {
      onLeave?.()
      onBlur?.()
    },
  })
  const style = credentialInputStyle({
    ...state,
    isInvalid: control['aria-invalid'] === true,
    isDisabled: disabled,
    isReadOnly,
    hasButton,
  })
  return (
    <input
      ref={input => {
        element.current = input
        applyStyle(style)(input)
        ref?.(input)
      }}
      {...control}
      type={type}
      name={name}
      autoComplete={autoComplete}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      placeholder={placeholder}
      readOnly={isReadOnly}
      disabled={disabled}
      autoFocus={autoFocus}
      data-state={field['data-state']}
      {...watch}
      onKeyDown={onKey}
      onKeyUp={event => {
        watch.onKeyUp(event)
        onKey?.(event)
      }}
    />
  )
}
