import type { IconNode } from 'lucide'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { cssVar } from '../../../kit/theme/tokens'

interface BarButtonProps {
  readonly icon: IconNode
  readonly children: string
  onClick(): void
}

const PHONE = '@media (max-width: 519.98px)'

const Face = styled(Button)`
  &:dir(rtl) svg {
    scale: -1 1;
  }
  ${PHONE} {
    min-width: ${cssVar('size-control')};
    padding-inline: ${cssVar('space-2')};
  }
`
const Text = styled.span`
  ${PHONE} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`

/**
 * A quiet button of the form's bar. On a phone only screen readers get its text, because with the text the bar would
 * take three lines.
 */
export function BarButton({ icon, children, onClick }: BarButtonProps) {
  return (
    <Face variant="quiet" icon={icon} onClick={onClick}>
      <Text>{children}</Text>
    </Face>
  )
}
