import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { useLabels } from '../../../labels/useLabels'
import type { EventCluster } from '../../cluster/EventCluster'
import { topicNames } from '../../topics/topicNames'
import type { EventCategories } from '../../topics/useEventCategories'
import { detailFieldLabels } from '../detailFieldLabels'
import type { DetailLabel } from '../eventDetailLabels'
import type { EventDraft } from '../EventDraft'
import { clusterToDraft } from '../clusterToDraft'
import type { EventConflict } from '../save/useSaveEvent'

interface ConflictNoticeProps {
  readonly conflict: EventConflict
  /** Source of the categories' names; undefined until they are loaded. */
  readonly categories: EventCategories | undefined
  onTake(): void
}

const Theirs = styled.ul`
  margin: 0;
  padding-inline-start: 1.25em;
`

/** Lists the values that someone else saved in fields that this form changes too, with a button that applies them. */
export function ConflictNotice({ conflict: { names, theirs }, categories, onTake }: ConflictNoticeProps) {
  const t = useLabels<DetailLabel>()
  return (
    <Notice tone="warning" action={<Button onClick={onTake}>{t('event_conflict_take')}</Button>}>
      {t('event_conflict_notice')}
      <Theirs>
        {names.map(name => (
          <li key={name}>
            {t('event_conflict_field', {
              NAME: t(detailFieldLabels[name]),
              VALUE: describeValue(theirs, name, categories),
            })}
          </li>
        ))}
      </Theirs>
    </Notice>
  )
}

const LENGTH = 120
const short = (text: string) => (text.length > LENGTH ? `${text.slice(0, LENGTH)} …` : text)
const NO_CATEGORIES: EventCategories = {
  sets: {},
  event_location_types: [],
  characteristics: [],
  required_fields: null,
}

/**
 * Returns the value of an event's field as text, cut after 120 characters; a dash if it is empty. For `dateFrom`, the
 * text has all dates and times. For `Pictures`, it is the number of pictures. A category, location type or
 * characteristic without a known name is given by its id.
 */
export function describeValue(cluster: EventCluster, name: keyof EventDraft, categories = NO_CATEGORIES): string {
  const draft = clusterToDraft(cluster)
  const { dateFrom, timeFrom, dateTo, timeTo, FormalCategoryId, ContentCategoryId, EventLocationTypeId } = draft
  const names = topicNames(categories, cluster.IdCategorySystemId)
  const texts: Partial<Record<keyof EventDraft, string>> = {
    ...Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === 'string')),
    dateFrom: [
      [dateFrom, timeFrom],
      [dateTo, timeTo],
    ]
      .map(pair => pair.filter(Boolean).join(' '))
      .filter(Boolean)
      .join(' – '),
    FormalCategoryId:
      FormalCategoryId === 0
        ? ''
        : (names.formal(FormalCategoryId) ?? (cluster.FormalCategoryName || String(FormalCategoryId))),
    ContentCategoryId:
      ContentCategoryId === '0'
        ? ''
        : (names.content(ContentCategoryId) ?? (cluster.ContentCategoryName || ContentCategoryId)),
    EventLocationTypeId: names.locationType(EventLocationTypeId) ?? EventLocationTypeId,
    Organisation: draft.Organisation.text,
    Location: draft.Location.text,
    Pictures: draft.Pictures.length > 0 ? String(draft.Pictures.length) : '',
    Keywords: draft.Keywords.join(', '),
    PreAssignedKeyword: draft.PreAssignedKeyword === '0' ? '' : draft.PreAssignedKeyword,
    characteristics: draft.characteristics.map(id => names.characteristic(id) ?? id).join(', '),
  }
  return short(texts[name] ?? '') || '–'
}
