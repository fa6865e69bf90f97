import { X } from 'lucide'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { IconButton } from '../../../kit/control/IconButton'
import { SelectField } from '../../../kit/field/SelectField'
import { cssVar } from '../../../kit/theme/tokens'
import { usePassFocus } from '../../../kit/window/usePassFocus'
import { useLabels } from '../../../labels/useLabels'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'

/** An action on the marked pictures (image-library 4.5). */
export type SelectionAction = 'insert' | 'duplicates' | 'invert' | 'edit' | 'add' | 'remove'

interface SelectionBarProps {
  /** Runs an action. Only 'add' and 'remove' use `seriesId`. */
  onRun(action: SelectionAction, seriesId: number): void
  onUnmark(): void
}

const NO_CHOICE = '0'
const NEW_SERIES = 'new'

const Bar = styled.section`
  --foyer-size-control: 29px;
  --foyer-size-control-small: 29px;
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-1')} ${cssVar('space-2')};
  min-height: 37px;
  /* The border overlaps the list by 1 px, so the list loses only 36 px to the bar. */
  margin-block-start: -1px;
  padding-inline: ${cssVar('space-4')};
  border-block-start: 1px solid ${cssVar('border')};
  background: ${cssVar('accent-soft')};
  /* Longer texts wrap. */
  & > button {
    flex: none;
    max-width: 30%;
  }
  @media (pointer: coarse) {
    --foyer-size-control: 44px;
    --foyer-size-control-small: 44px;
  }
  @media (max-width: 560px) {
    flex-wrap: wrap;
    padding-block: 3px;
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`
const Count = styled.strong`
  flex: 1 0 auto;
  max-width: 30%;
  color: ${cssVar('accent-text')};
  font-weight: ${cssVar('weight-strong')};
  font-variant-numeric: tabular-nums;
`
const Actions = styled.div`
  display: flex;
  flex: 0 1 auto;
  gap: ${cssVar('space-2')};
  min-width: 0;
  & > button {
    flex: none;
    max-width: 50%;
  }
  /* On a phone, the bar has one line until an action is chosen. The chosen action then gets a second line. */
  @media (max-width: 560px) {
    flex: 1 1 96px;
    &:not([data-chosen]) > :disabled {
      display: none;
    }
    &[data-chosen] {
      order: 1;
      flex: 1 0 100%;
    }
  }
`
const Choice = styled.div`
  flex: 1 1 132px;
  min-width: 0;
`

/** Bar with the actions on the marked pictures. The library renders it only while pictures are marked. */
export function SelectionBar({ onRun, onUnmark }: SelectionBarProps) {
  const t = useLabels<ManageLabel>()
  const { manage, canInsert, addSeries, findFocusPlace } = useLibrary()
  const bar = useRef<HTMLElement>(null)
  usePassFocus(bar, findFocusPlace)
  const { series, marks } = manage
  const [action, setAction] = useState<SelectionAction | typeof NO_CHOICE>(NO_CHOICE)
  const [seriesId, setSeriesId] = useState('')
  const needsSeries = action === 'add' || action === 'remove'
  const seriesOptions = [
    ...series.map(({ Id, Title }) => ({ value: String(Id), label: Title })),
    ...(action === 'add' ? [{ value: NEW_SERIES, label: t('pix_series_add') }] : []),
  ]
  const chosenSeries = seriesOptions.find(({ value }) => value === seriesId)?.value ?? seriesOptions[0]?.value
  const options = [
    { value: NO_CHOICE, label: t('pix_action_choose') },
    ...(canInsert ? [{ value: 'insert', label: t('pix_insert') }] : []),
    { value: 'duplicates', label: t('pix_action_duplicates') },
    { value: 'invert', label: t('pix_action_invert') },
    { value: 'edit', label: t('pix_action_edit') },
    { value: 'add', label: t('pix_action_add') },
    { value: 'remove', label: t('pix_action_remove') },
  ]
  const run = async () => {
    if (action === NO_CHOICE) return
    const id = chosenSeries === NEW_SERIES ? (await addSeries())?.Id : Number(chosenSeries)
    if (!needsSeries || id !== undefined) onRun(action, id ?? 0)
  }
  return (
    <Bar ref={bar} aria-label={t('pix_selection')}>
      <IconButton icon={X} label={t('pix_unmark_all')} onClick={onUnmark} />
      <Count>{t('pix_marked_count', { COUNT: marks.ids.size })}</Count>
      <Actions data-chosen={action === NO_CHOICE ? undefined : ''}>
        <Choice>
          <SelectField
            label={t('pix_action')}
            isLabelHidden
            value={action}
            onChange={value => setAction(value as SelectionAction)}
            options={options}
          />
        </Choice>
        {needsSeries && (
          <Choice>
            <SelectField
              label={t('pix_series')}
              isLabelHidden
              value={chosenSeries ?? ''}
              onChange={setSeriesId}
              options={chosenSeries ? seriesOptions : [{ value: '', label: t('pix_action_choose') }]}
            />
          </Choice>
        )}
        <Button
          size="small"
          disabled={action === NO_CHOICE || (needsSeries && !chosenSeries)}
          onClick={() => void run()}
        >
          {t('pix_action_run')}
        </Button>
      </Actions>
      {canInsert && (
        <Button size="small" variant="primary" onClick={() => onRun('insert', 0)}>
          {t('pix_insert')}
        </Button>
      )}
    </Bar>
  )
}
