import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { useLabels } from '../../../labels/useLabels'
import type { EventCategories } from '../../topics/EventCategories'
import { describeValue } from '../describeValue'
import type { DetailLabel } from '../DetailLabel'
import { detailFieldLabels } from '../detailFieldLabels'
import type { EventConflict } from '../save/EventConflict'

interface ConflictNoticeProps {
  readonly conflict: EventConflict
  /** For the names of what the event is filed under; undefined as long as they are not here. */
  readonly categories: EventCategories | undefined
  onTake(): void
}

const Theirs = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`

/** What someone else saved in the fields that were changed here too, and the way to take it. */
export function ConflictNotice({ conflict: { names, theirs }, categories, onTake }: ConflictNoticeProps) {
  const t = useLabels<DetailLabel>()
  return (
    <Notice tone="warning" action={<Button onClick={onTake}>{t('event_conflict_take')}</Button>}>
      {t('event_conflict_notice')}
      <Theirs>
        {names.map(name => (
          <li key={name}>{t('event_conflict_field', { NAME: t(detailFieldLabels[name]), VALUE: describeValue(theirs, name, categories) })}</li>
        ))}
      </Theirs>
    </Notice>
  )
}
