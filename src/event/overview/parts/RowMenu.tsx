import { Braces, CalendarPlus, Copy, Eye, EyeOff, Trash2 } from 'lucide'
import { useRef } from 'react'
import { type MenuItem, MenuPopup } from '../../../kit/control/menu/MenuPopup'
import { useLeaving } from '../../../kit/control/popup/useLeaving'
import { useLabels } from '../../../labels/useLabels'
import type { OverviewLabel } from '../eventOverviewLabels'
import { type EventRow, rowName } from '../EventRow'

/** The actions of a row's side menu with their numbers (events 9). */
export const eventActions = { unpublish: '0', publish: '1', delete: '2', copy: '3' } as const

/** The four actions of the specification, and the exports. */
export type RowAction = (typeof eventActions)[keyof typeof eventActions] | 'calendar' | 'jsonLd'

interface RowMenuProps {
  readonly row: EventRow
  onChoose(row: EventRow, action: RowAction): void
  onClose(): void
}

/** The side menu of a row (events 2.1), beside the button in the same cell. */
export function RowMenu({ row, onChoose, onClose }: RowMenuProps) {
  const t = useLabels<OverviewLabel>()
  const cell = useRef<HTMLElement>(null)
  const button = useRef<HTMLElement>(null)
  const place = (span: HTMLSpanElement | null) => {
    cell.current = span?.parentElement ?? null
    button.current = cell.current?.querySelector<HTMLElement>('button') ?? null
  }
  useLeaving(cell, true, onClose)
  const items: readonly MenuItem[] = [
    { id: eventActions.publish, label: t('event_publish'), icon: Eye, isDisabled: row.isPublished },
    { id: eventActions.unpublish, label: t('event_unpublish'), icon: EyeOff, isDisabled: !row.isPublished },
    { id: eventActions.copy, label: t('event_copy'), icon: Copy },
    { id: 'calendar', label: t('event_take_calendar'), icon: CalendarPlus, isDisabled: row.date === '' },
    { id: 'jsonLd', label: t('event_take_json_ld'), icon: Braces },
    { id: eventActions.delete, label: t('event_delete'), icon: Trash2, isDangerous: true },
  ]
  return (
    <span ref={place} data-takes-escape="">
      <MenuPopup
        label={t('event_menu', { TITLE: rowName(row, t) })}
        items={items}
        anchor={button}
        onChoose={id => onChoose(row, id as RowAction)}
        onClose={onClose}
      />
    </span>
  )
}
