import { plural } from '../../labels/coreLabels'

/** Labels for creating several events, and for undoing this. */
export const createRunLabels = [
  ...plural('event_repeat_done'),
  'event_repeat_creating',
  'event_repeat_deleting',
  'event_repeat_not_made',
  'event_repeat_stopped',
  'event_repeat_undone',
  'event_repeat_not_undone',
  'event_repeat_undo_stopped',
  'event_repeat_unknown',
  'event_repeat_perhaps',
  'event_repeat_leave_heading',
  'event_repeat_leave_text',
  'event_repeat_leave',
  'event_repeat_leave_not',
  'event_bulk_stop',
  'event_undo',
] as const

/** A label for creating several events. */
export type CreateRunLabel = (typeof createRunLabels)[number]
