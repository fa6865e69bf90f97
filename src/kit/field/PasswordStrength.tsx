import styled from 'styled-components'
import { VisuallyHidden } from '../control/LiveRegion'
import { passwordMeter } from '../rule/passwordRules'
import { cssVar } from '../theme/tokens'
import { meterColors, type StrengthTexts } from './passwordTexts'

interface PasswordStrengthProps {
  /** For the field's `aria-describedby`. */
  id: string
  password: string
  texts: StrengthTexts
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-2')};
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
  &:empty {
    position: absolute;
  }
`
const Bar = styled.span`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 3px;
  flex: 0 1 120px;
`
const Step = styled.span<{ $color: string | undefined }>`
  height: 5px;
  border-radius: ${cssVar('radius-round')};
  background: ${({ $color }) => $color ?? cssVar('border')};
  @media (forced-colors: active) {
    background: ${({ $color }) => ($color ? 'CanvasText' : 'Canvas')};
    outline: 1px solid CanvasText;
  }
`

/** How strong a password looks, as six steps from red to green and in words; judges nothing. Empty while nothing was typed. */
export function PasswordStrength({ id, password, texts }: PasswordStrengthProps) {
  const { step } = passwordMeter(password)
  return (
    <Line id={id} aria-live="polite">
      {password !== '' && (
        <>
          <Bar aria-hidden data-step={step}>
            {meterColors.map((color, index) => (
              <Step key={color} $color={index <= step ? meterColors[step] : undefined} />
            ))}
          </Bar>
          <span>
            <VisuallyHidden>{texts.label}: </VisuallyHidden>
            {texts.steps[step]}
          </span>
        </>
      )}
    </Line>
  )
}
