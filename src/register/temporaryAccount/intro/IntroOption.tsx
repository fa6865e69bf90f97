import { Check } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import styled from 'styled-components'
import { announce } from '../../../kit/control/LiveRegion'
import { Icon } from '../../../kit/control/Icon'
import { cssVar } from '../../../kit/theme/tokens'
import { useSlotData } from '../../../template/useSlotData'

interface IntroOptionProps {
  /** Slot of the option. In the portal's template, its `data-explanation` replaces `explanation`. */
  readonly slotName: string
  readonly title: string
  /** Shown while the option is picked. */
  readonly explanation: string
  readonly isPicked: boolean
  onPick(): void
  readonly autoFocus: boolean
}

const Card = styled.div<{ $isPicked: boolean }>`
  border: 1px solid ${({ $isPicked }) => cssVar($isPicked ? 'accent' : 'border-strong')};
  border-radius: ${cssVar('radius')};
  background: ${({ $isPicked }) => cssVar($isPicked ? 'accent-soft' : 'surface')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Pick = styled.button`
  display: flex;
  align-items: center;
  gap: ${cssVar('space-3')};
  width: 100%;
  min-height: 52px;
  padding: ${cssVar('space-3')} ${cssVar('space-4')};
  border: 0;
  border-radius: calc(${cssVar('radius')} - 1px);
  background: none;
  color: ${cssVar('text')};
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
  text-align: start;
  cursor: pointer;
  &:hover:not([aria-pressed='true']) {
    background: ${cssVar('surface-hover')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Mark = styled.span<{ $isPicked: boolean }>`
  display: grid;
  place-content: center;
  flex: none;
  width: 22px;
  height: 22px;
  border: 1.5px solid ${({ $isPicked }) => cssVar($isPicked ? 'accent' : 'border-strong')};
  border-radius: 50%;
  background: ${({ $isPicked }) => ($isPicked ? cssVar('accent') : 'transparent')};
  color: ${cssVar('on-accent')};
`
const Explanation = styled.p`
  padding: 0 ${cssVar('space-4')} ${cssVar('space-4')};
  padding-inline-start: calc(${cssVar('space-4')} + 22px + ${cssVar('space-3')});
`

/** One option of an intro layer, with an explanation that shows while the option is chosen. */
export function IntroOption({ slotName, title, explanation, isPicked, onPick, autoFocus }: IntroOptionProps) {
  const id = useId()
  const text = useSlotData(slotName).attributes.get('explanation') || explanation
  const wasPicked = useRef(isPicked)
  useEffect(() => {
    if (isPicked && !wasPicked.current) announce(text)
    wasPicked.current = isPicked
  }, [isPicked, text])
  return (
    <Card $isPicked={isPicked}>
      <Pick
        type="button"
        aria-pressed={isPicked}
        aria-describedby={isPicked ? id : undefined}
        onClick={onPick}
        autoFocus={autoFocus}
      >
        <Mark $isPicked={isPicked}>{isPicked && <Icon of={Check} size={16} />}</Mark>
        {title}
      </Pick>
      {isPicked && <Explanation id={id}>{text}</Explanation>}
    </Card>
  )
}
