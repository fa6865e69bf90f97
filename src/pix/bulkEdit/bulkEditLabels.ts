import { plural } from '../../labels/coreLabels'
import { unsavedLabels } from '../picture/useAskBeforeLeaving'

/** Labels of the bulk edit window. */
export const bulkEditLabels = [
  'pix_bulk_heading',
  'pix_bulk_text',
  'pix_bulk_keywords',
  'pix_bulk_mode',
  'pix_bulk_add',
  'pix_bulk_remove',
  'pix_bulk_replace',
  'pix_bulk_copyright',
  'pix_bulk_rights',
  'pix_bulk_share_groups',
  'pix_bulk_share_keep',
  'pix_bulk_share_on',
  'pix_bulk_share_off',
  'pix_bulk_empty',
  'pix_bulk_progress',
  'pix_field_copyright',
  'pix_field_keywords',
  'pix_field_rights',
  'pix_keywords_hint',
  'pix_rights_1',
  'pix_rights_3',
  'pix_untitled',
  'pix_save',
  'pix_stop',
  ...unsavedLabels,
  ...plural('pix_bulk_count', 'pix_bulk_done', 'pix_bulk_failed', 'pix_bulk_share_lacking', 'pix_bulk_stopped'),
] as const

/** A label of the bulk edit window. */
export type BulkEditLabel = (typeof bulkEditLabels)[number]
