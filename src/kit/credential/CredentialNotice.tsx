import type { ReactNode } from 'react'
import { Icon } from '../control/Icon'
import { noticeTones } from '../control/Notice'
import { cssVar } from '../theme/tokens'
import { Sealed } from './Sealed'
import { applyStyle } from './applyStyle'

interface CredentialNoticeProps {
  tone: 'error' | 'warning'
  children: ReactNode
  /** A button, such as 'try again'. */
  action?: ReactNode
}

const MESSAGE = { display: 'flex', flex: '1 1 20ch', gap: cssVar('space-3'), 'min-width': '0' }
const TEXT = { display: 'block', 'min-width': '0', 'overflow-wrap': 'anywhere', hyphens: 'auto' }

/** A message among the fields of a credential form, like the kit's Notice. */
export function CredentialNotice({ tone, children, action }: CredentialNoticeProps) {
  const { icon, ground, text, role } = noticeTones[tone]
  const box = {
    display: 'flex',
    flex: 'none',
    'flex-wrap': 'wrap',
    'align-items': 'center',
    gap: `${cssVar('space-2')} ${cssVar('space-3')}`,
    padding: `${cssVar('space-2')} ${cssVar('space-3')}`,
    border: '1px solid transparent',
    'border-radius': cssVar('radius'),
    background: ground,
  }
  return (
    <div ref={applyStyle(box)} role={role}>
      <div ref={applyStyle(MESSAGE)}>
        <span ref={applyStyle({ flex: 'none', 'padding-block-start': '1px', color: text })}>
          <Sealed>
            <Icon of={icon} />
          </Sealed>
        </span>
        <div ref={applyStyle(TEXT)}>{children}</div>
      </div>
      {action}
    </div>
  )
}
