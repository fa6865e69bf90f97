import styled from 'styled-components'
import { Notice } from '../../../kit/control/Notice'
import { cssVar } from '../../../kit/theme/tokens'
import type { PasswordMail } from '../PasswordMail'

const Place = styled.div`
  flex: none;
  padding: 0 ${cssVar('space-4')} ${cssVar('space-3')};
`

/** What came of asking for a password mail. */
export function MailNotice({ outcome }: Pick<PasswordMail, 'outcome'>) {
  if (!outcome) return null
  return (
    <Place>
      <Notice tone={outcome.isSent ? 'success' : 'error'}>{outcome.text}</Notice>
    </Place>
  )
}
