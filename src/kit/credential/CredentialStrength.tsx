import { passwordMeter } from '../rule/passwordRules'
import { cssVar } from '../theme/tokens'
import { credentialStyles, applyStyle } from './applyStyle'
import { useMedia } from './useControlState'

/** Texts of the password meter. */
export interface StrengthTexts {
  /** The name of the meter, which screen readers speak before the result. */
  label: string
  /** From weakest to strongest, one for each colour. */
  steps: readonly [string, string, string, string, string, string]
}

/**
 * Colours of the password meter's six steps, from red to green. Each has a contrast of at least 3 to 1 on the light and
 * on the dark surface.
 */
export const meterColors = ['#d8322a', '#d9541e', '#c26a00', '#9a7d00', '#5f8f14', '#1f9440'] as const

interface CredentialStrengthProps {
  /** The id, for the field's `aria-describedby`. */
  id: string
  password: string
  texts: StrengthTexts
}

/**
 * Shows the strength of a password as six steps from red to green and in words. Validates nothing. Empty while the
 * password is empty.
 */
export function CredentialStrength({ id, password, texts }: CredentialStrengthProps) {
  const isForced = useMedia('(forced-colors: active)')
  const { step } = passwordMeter(password)
  const isEmpty = password === ''
  const ground = (isReached: boolean) => {
    if (isForced) return isReached ? 'CanvasText' : 'Canvas'
    return isReached ? meterColors[step]! : cssVar('border')
  }
  const stepStyle = (index: number) => ({
    height: '5px',
    'border-radius': cssVar('radius-round'),
    background: ground(index <= step),
    ...(isForced && { outline: '1px solid CanvasText', 'forced-color-adjust': 'none' }),
  })
  return (
    <div ref={applyStyle(isEmpty ? credentialStyles.silent : credentialStyles.strength)} id={id} aria-live="polite">
      {!isEmpty && (
        <>
          <span ref={applyStyle(credentialStyles.steps)} aria-hidden data-step={step}>
            {meterColors.map((color, index) => (
              <span key={color} ref={applyStyle(stepStyle(index))} />
            ))}
          </span>
          <span ref={applyStyle({})}>
            <span ref={applyStyle(credentialStyles.hidden)}>{texts.label}: </span>
            {texts.steps[step]}
          </span>
        </>
      )}
    </div>
  )
}
